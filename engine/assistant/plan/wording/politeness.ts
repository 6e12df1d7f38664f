const YOU = '(?:you|u|ya)';
/** Words before a request that ask for nothing. */
export const POLITE = new RegExp(
  [
    '(?:hi|hiya|hello|hey|yo|sup|yeah|yep|yup|right(?=,? (?:so|then|now|next)\\b)|alright|all right|uhm|erm|hey there|hi there|greetings|(?:good )?(?:morning|afternoon|evening)(?=[\\s]*[,!.])|dear assistant|quick (?:one|question|favou?r)(?=\\s*[,:!–-])|from now on|as for|by the way|btw|also|perfect|lovely|awesome|cool|nice|brilliant(?=[,!.\\s])|ok|okay|so|now|then|and|also|next|after that|finally|first|well|great|sorry|um|uh|thanks|thank you|thx|atelier|assistant|oh no|oops|whoops|oh|no wait|(?:oh )?wait(?=[,.!])|nah|nope|hmm+|please|pls|plz|kindly|just|maybe|quickly|if possible)[\\s,!.:]+',
    `(?:can|could|would|will|might) (?:${YOU}|we) (?:please |pls |plz |kindly |now |just |also |maybe |quickly )*`,
    `(?:would you be so (?:kind|good)|be so (?:kind|good)) (?:as )?(?:to )`,
    `(?:i was |i’m |i'm )?(?:wondering|wonder) (?:if|whether) ${YOU} (?:can|could|would|might) `,
    `do me a favou?r(?:,| and)? `,
    `(?:i|we) (?:want|need|would like|wanna|'d like|’d like|’d love|'d love) (?:you )?to (?!see an? )|i wanna (?!see an? )|(?:i'd|i’d) (?:like|love) (?:you )?to (?!see an? )`,
    "let'?s |let’s |go ahead and |go and ",
    `(?:i|we)(?:['’]d| would) (?:really )?appreciate it if ${YOU} (?:can|could|would) |it would be (?:great|nice|lovely|cool|good|super) if ${YOU} (?:can|could|would) |(?:is there )?any (?:way|chance) (?:that )?${YOU} (?:can|could|would) `,
    "(?:make sure|be sure|remember|feel free) to |(?:i|we) need you to |help me (?:to )?(?=(?:find|make|rename|tag|export|draw|paint|compose|replace|transcribe)\\b)|(?:after (?:that|this)|afterwards|once (?:that|it)(?:['’]s| is) done|lastly|secondly|second|third)[\\s,]+(?!one\\b)",
  ]
    .join('|')
    .replace(/^/, '^(?:') + ')+',
  'i',
);
/** The same behind it. */
export const POLITE_END =
  /(?:[\s,]+(?:(?:pretty )?please|and (?:nothing else|that['’]s (?:all|it))|pls|if that['’]?s (?:ok|okay|possible)|if possible|thanks a lot|many thanks|appreciate it|pretty pls|plz|thanks|thank you|thx|ty|cheers|for me|from (?:now|here|today) on(?:wards?)?|going forward|henceforth|now|asap|as soon as (?:you can|possible)|real quick|quickly|mate|when you get a chance|would you|right away|right now|if you (?:can|could|don['’]?t mind)|when you have time))*[\s.!]*$/i;
/** A request in the form of a question ends with its mark. */
export const ASKED_TO = new RegExp(`^.{0,30}?\\b(?:can|could|would|will|might) ${YOU}\\b`, 'i');

/** Asking for a thing in the form of a question: “could I get a photo of …?” */
export const MAY_I_HAVE =
  /^(?:(?:could|can|may|might) (?:i|we) (?:please |maybe |just )?(?:get|have|see|grab)|(?:is it|would it be) (?:at all )?possible to (?:get|have|see)|any chance of(?: getting)?|let me (?:have|get)|(?:i|we)(?:['’]ll| will) (?:take|have)|(?:i|we) could use|hand me)\b(?=.*\b(?:an?|some|the|\d+|the|this|that|my|all|both|two|three|four|five|six|seven|eight|nine|ten|twelve)\b)/i;
/** What is said before a request and asks for nothing. */
export const PREFACE =
  /^(?:(?:i|we) (?:have |just |'ve |’ve )?changed (?:my|our) mind|on second thoughts?|(?:i|we) (?:really |quite |do |don['’]t |do not |didn['’]t )*(?:like|love|hate)d? (?:it|that|this|them|those|these|how (?:it|that|this) (?:looks|sounds|turned out))(?: at all| much| that much| yet)?|(?:that|this|it)(?:['’]s| is| was| looks| sounds) (?:really |very |so |pretty )?(?:great|nice|lovely|good|perfect|fine|wrong|not (?:it|right)|cool|awesome|beautiful|bad|ugly|terrible|boring|not (?:great|good|what i (?:want|wanted|meant|had in mind)))|not (?:that|this) one|not like (?:that|this)|(?:great|perfect|lovely|awesome|cool|brilliant)(?: (?:work|job|one))?|my (?:bad|mistake)|nope?|nah|hmm+|wow|nice|(?:very |so |really )?nice(?: one)?|good (?:job|one)|thanks?(?: you)?|ok(?:ay)?|yeah|yep|right|alright|all right|so|um+|uh+|sorry|not (?:bad|quite|really)|close(?: enough)?|almost)[\s.!]*$/i;
