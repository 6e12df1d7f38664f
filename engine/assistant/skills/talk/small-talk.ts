import { BEGINS_SOMETHING } from '../../plan/wording/between-clauses.ts';
import type { Skill } from '../skill.ts';

/** What is said to words that ask for nothing. */
type Reply = { asked: RegExp; reply: string };

const CAN = [
  'Here is what I can do:',
  '- generate images, songs, clips and speech, and transcribe recordings',
  '- cast voices, edit words and add lines of scripts, rename characters',
  '- find, tag, rate, favourite, bin, restore and export items of your library, and arrange boards',
  '- export transcripts as subtitles or text, replace words, rename speakers, tell when something is said',
  '- summarise transcripts, scripts and documents, find quotes, chapters and titles',
  '- list voices, list tasks, wait for one or stop it',
  '- improve prompts for images, music and video, and draft lyrics',
  '- answer questions about Atelier, and use other tools that are offered to me',
].join('\n');

const REPLIES: readonly Reply[] = [
  {
    asked:
      /\b(?:are you (?:an? )?(?:real |actual )?(?:ai|gpt|chatgpt|llm|(?:large )?language model|model|bot|robot|human|person)|which model|what model|are you (?:chatgpt|gpt|claude))\b/i,
    reply:
      'I’m the studio assistant of the local engine. I work with rules and data and I’m not a language model: I understand requests about your studio, and I copy rather than invent. For free conversation, translation or rewriting, connect a real model: your own, or the cloud service.',
  },
  {
    asked:
      /\b(?:who are you|what (?:exactly |actually )?are you(?! (?:working|doing|up to|waiting|generating|making))|introduce yourself|your name|tell me about yourself|who (?:made|built|created|wrote|programmed|designed|developed|trained) you)\b/i,
    reply: `I’m the studio assistant of Atelier’s local engine. I work offline with rules, without a language model. ${CAN}`,
  },
  {
    asked:
      /^(?:what (?:can|could) (?:you|i|we|i ask you to) do(?: with (?:you|this(?: app)?|atelier|it))?|what(?:['’]s| is) possible|what do you do|help|help me|what are you able to do|how can you help|what are your (?:skills|abilities)|commands)\b[\s?!.]*(?:me|for me|here)?[\s?!.]*$/i,
    reply: CAN,
  },
  {
    asked:
      /^(?:(?:hi|hello|hey|ok|so|and)[\s,!]+)*(?:(?:are|r) (?:you|u) (?:still )?(?:there|here|awake|ready|listening|online|on|alive|working|around)|(?:can|do|could) (?:you|u) (?:even )?(?:hear|see|read|understand) (?:me|us|this|what i (?:say|write|type))|(?:any(?:body|one) (?:there|home))|(?:this is (?:a |just a )?)?test(?:ing)?(?: test)*|(?:1|one)[\s,]+(?:2|two)(?:[\s,]+(?:3|three))?|ping|do (?:you|u) (?:speak|understand|know) english)\b[\s?!.]*(?:now|today|at all|ok(?:ay)?|well|properly)?[\s?!.]*$/i,
    reply:
      'I’m here, and I read what you type. I don’t hear you: Ctrl+Shift+D dictates into the message, in English. What can I do for you?',
  },
  {
    asked:
      /^(?:(?:hi|hello|hey)(?: there)?[\s,!]+)*(?:how (?:are|r) (?:you|u)(?: doing)?|how(?:['’]s| is) it going|what(?:['’]s| is) up|how do you do|you ok(?:ay)?|(?:is )?everything (?:ok(?:ay)?|fine|alright|good))\b[\w\s,]{0,12}[?!.]*$/i,
    reply: 'I’m ready to work. What can I do for you?',
  },
  {
    asked:
      /^(?:hi|hiya|hello|hey|yo|sup|howdy|hallo|hola|bonjour|ciao|salut|moin|good (?:morning|afternoon|evening|day)|greetings)\b[\w\s,]{0,20}[!.?]*$/i,
    reply: 'Hello! What can I do for you?',
  },
  {
    asked:
      /^(?:thanks?|thank you|thx|cheers|great|perfect|awesome|nice|good job|well done|that(?:'s|’s| is| was) (?:great|good|perfect|nice|all))\b(?!.*\b(?:now|then|and) (?:export|delete|move|tag|make|replace)\b)(?!.*\b(?:more|again|another|but|instead|same|make|draw|animate|export|tag|rename|try|give me|can you|could you|of (?:them|those|these)|with|without)\b)[^?]{0,60}$/i,
    reply: 'You’re welcome.',
  },
  {
    asked:
      /^(?:that|this|it|you)(?:['’]s| is| was|['’]re| are| were)? (?:so |very |really |super |quite |a )*(?:helpful|useful|great|awesome|amazing|nice|kind|good|perfect|brilliant|cool|the best|big help|lifesaver)\b[\w\s,]{0,20}[!.]*$/i,
    reply: 'You’re welcome.',
  },
  {
    asked:
      /^(?:(?:hi|hello|hey|ok|so)[\s,!]+)*(?:(?:i|we) (?:have|got|had|['’]ve got) (?:an?|some|another|one|two) (?:\w+ )?(?:questions?|problems?|requests?|ideas?)|(?:can|could|may) i ask (?:you )?(?:something|a question)|(?:i|we) need (?:some |your )?help)[\s.!?]*$/i,
    reply: 'Go ahead: ask about Atelier or about a text that is open, or tell me in one sentence what to do.',
  },
  {
    asked:
      /^(?:(?:hey|ok(?:ay)?|so|and|wait|but)[\s,!]+)*(?:what (?:did|have) you (?:just |really |actually )*(?:do|done|change[d]?|made?|delete[d]?)|did you (?:just |really |actually )*(?:do|delete|change|make|remove|save) (?:something|anything|it|that|this)|are you (?:really |quite |absolutely )?(?:sure|certain))\b[\s?!.]*(?:yet|now|about (?:it|that)|with (?:it|that))?[\s?!.]*$/i,
    reply:
      'All that I do stands in this chat, a card for each step; where there is none, I did nothing. What I changed is taken back with “undo that”.',
  },
  {
    asked:
      /^(?:(?:ok(?:ay)?|so|and|well|but|hm+)[\s,!]+)*(?:why(?: not)?|how|how so|what|huh|really|and now|now|now what|what now|what next|so what|come on|hm+|seriously|eh|explain)[\s?!.]*$/i,
    reply: 'Say a little more: ask about Atelier or about a text that is open, or tell me in one sentence what to do.',
  },
  {
    asked:
      /^(?:(?:i['’]?m|i am) bored|surprise me|(?:(?:just )?(?:make|create|do|show me|draw|write) (?:me )?(?:something|anything|whatever)(?: (?:cool|nice|fun(?:ny)?|pretty|random|beautiful|good|new|you (?:like|want)))?)|(?:i|we) (?:need|want|am looking for) (?:some |a little )?(?:inspiration|ideas?)|inspire me|(?:do you have |have you got |got |give me )?(?:any|some) (?:good |new )?ideas?(?: for (?:a|my|the) [\p{L} -]{2,40}(?: about [^?]+)?)?|what (?:should|could|can|shall) (?:i|we) (?:draw|make|create|write|record|film|do)(?: (?:today|now|next|about))?)[\s?!.]*$/iu,
    reply:
      'I have no ideas of my own: I work with rules. Name a subject, and I make it: “Draw a lighthouse in a storm”, “Compose a calm piano piece”, “Make a clip of waves at night”.',
  },
  {
    asked:
      /^(?:do|can|will|did) you (?:still )?(?:remember|know|recall)\b.*\b(?:said|told|asked|did|talked|wrote|yesterday|last (?:time|week)|before|me)\b/i,
    reply: 'I know only what was said in this chat. The search of Chat finds earlier ones.',
  },
  { asked: /^(?:bye|goodbye|see you|good night)\b[\w\s,]{0,20}[!.]*$/i, reply: 'See you.' },
  {
    asked:
      /^(?:(?:yes|no|ok|okay|sure|well|oh|ah|hm+|actually|alright|all right),?\s*)*(?:never ?mind(?: (?:that|it|the last (?:thing|message|one)\b.*|what i (?:just )?said))?|forget (?:it|that|about it|everything|the last (?:thing|message|one)\b.*)|(?:let['’]?s )?(?:start|begin) (?:over|again|anew|from scratch)|(?:(?:yes|yeah|yep|sure)[\s,]+)?(?:please|(?:please )?do(?: it| that| so)?|go ahead|go on|exactly|of course|definitely|absolutely|correct|right|that one)|(?:yes|yeah|yep|no|ok|okay|sure|alright|all right|got it|i see|nothing|cancel that|skip it|leave it|don['’]?t worry))?[!.]*$/i,
    reply: 'All right. Tell me in one sentence what to do, and I’ll do it.',
  },
];

/** Answers greetings, thanks, and questions about the assistant itself. */
export const smallTalk: Skill = {
  name: 'small talk',
  examples: ['Hello!', 'Who are you?', 'What can you do?', 'Are you a language model?'],
  understand({ text, situation }) {
    const wish = situation.wish.trim();
    // “Perfect, save it as a PNG”: what follows the praise is wanted.
    if (text.length < wish.length && BEGINS_SOMETHING.test(text)) return null;
    const found = REPLIES.find(({ asked }) => asked.test(wish));
    return found ? { understood: 'Answer something said to the assistant itself.', act: () => found.reply } : null;
  },
};
