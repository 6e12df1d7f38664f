import { keyPhrases } from '../../../../shared/domain/extraction/key-phrases.ts';
import { sentencesOf } from '../../../../shared/domain/extraction/sentences.ts';
import { sumUp } from '../../../../shared/domain/extraction/sum-up.ts';
import { honest, named, readingSkill, timeOf } from './reading-skill.ts';

/** Sums a text up by its own most telling sentences. */
export const summarise = readingSkill({
  name: 'summarise',
  examples: ['Summarise this', 'tl;dr of the script', 'What is this transcript about?'],
  understood: 'Sum a text up by its most telling sentences.',
  isAsked: (text) =>
    /\b(?:summar(?:y|i[sz]e[sd]?|ies)|sum (?:it |this |that )?up|sum\b.*\bup\b|tl;?dr|recap|gist|(?:key|main|most important|central|core|biggest) (?:points|ideas|facts|things|statements|arguments|messages|findings|conclusions|claims|lessons|results|insights|news)|bullet ?points?|in short|outline|short(?:er)? version|nutshell|overview|take-?aways?|highlights?|synopsis|blurb|abstract|show ?notes|(?:youtube|podcast|episode|seo|meta) description|description (?:of|for) (?:it|this|that|the|my|an?|youtube|spotify|apple|instagram)\b|what happen(?:s|ed) in\b|what goes on in\b|catch me up|bring me up to speed)\b/i.test(
      text,
    ) ||
    /^what(?:['’]s| is| was| gets)?(?: being)? said in\b/i.test(text) ||
    /\b(?:main|key|core|central) (?:message|topic|theme|argument|thing|subject)s?\b/i.test(text) ||
    /^describe\b.*\b(?:episode|interview|podcast|transcript|recording|talk|panel|lesson|script|conversation)\b/i.test(
      text,
    ) ||
    /^(?:explain|walk me through|fill me in on|brief me on)\b/i.test(text) ||
    /^(?:tell me )?what(?:'s|’s| is)? (?:in|said in|going on in|happening in) (?:it|this|that|there|here|them|(?:the|this|that) (?:transcript|recording|episode|interview|document|text|script))\b/i.test(
      text,
    ) ||
    /^(?:tell me |say )?what(?:'s|’s| is| are| do| does)?\b.*\b(?:about|talk(?:ing)?|discuss\w*)\b/i.test(text) ||
    /^what (?:does|do) (?:the|this|that) (?:document|text|article|attachment|letter|email|note)s? say/i.test(text),
  noise:
    /\b(?:summar(?:y|i[sz]e[sd]?|ies)|sum|up|tl;?dr|recap|gist|key|main|most|important|ideas|facts|things|points|short|shorter|version|nutshell|overview|take-?aways?|highlights?|happen(?:s|ed)?|goes|synopsis|blurb|abstract|show ?notes|notes|description|youtube|spotify|apple|instagram|from|for|explain|describe|message|topic|theme|argument|core|central|subject|statements|arguments|messages|findings|conclusions|claims|results|insights|news|were|was|central|biggest|walk|through|fill|brief|few|some|(?:\d{1,3}|two|three|four|five|six|seven|eight|ten)(?=\s+(?:\w+ )?(?:points?|sentences?|words?|lines?|bullets?|ideas|facts|things))|simple|plain|terms|to|catch|bring|speed|quick|outline|write|make|give|what(?:'s|’s)?|is|are|they|talk(?:ing)?|discuss\w*|about|say|said|tell|me|going|happening|on|there|sentences?|words?|lines?|bullets?|bullet points?|brief|in|a|of|do|does)\b/gi,
  tell: (source) => {
    const best = sumUp(sentencesOf(source.lines));
    const phrases = keyPhrases(source.lines.map(({ text }) => text).join('\n'), 4);
    const about =
      phrases.length > 1 ? `It is mostly about ${phrases.map((phrase) => `“${phrase}”`).join(', ')}.\n\n` : '';
    return honest(
      source,
      `The most telling sentences of ${named(source)}, word for word:\n\n${about}${best.map((sentence) => `- ${timeOf(sentence)}${sentence.text}`).join('\n')}`,
    );
  },
});
