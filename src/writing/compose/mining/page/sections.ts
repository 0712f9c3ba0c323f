/** The sections of a job description, by the words of their headings. */

export type Section = 'duty' | 'person' | 'desirable' | 'offer' | 'apply' | 'summary' | 'drop' | 'none';

export const headings: readonly [Section, RegExp][] = [
  [
    'desirable',
    /\b(?:desirables?|good[- ]to[- ]have|good if you have|we['’]d (?:also )?(?:love|welcome)|nice[- ]to[- ]haves?|would be (?:good|useful|nice|an advantage)|preferred|bonus points|advantage(?:ous)?|ideally)\b/i,
  ],
  [
    'apply',
    /\b(?:how to apply|(?:application|recruitment|selection|hiring|interview|our|the) (?:and selection )?process|next steps|selection (?:day|stages?|procedure))\b|^(?:to )?apply(?: now| here| today| by| to| for| via| online|ing)?\b(?! [a-z]+ (?:to|on|in|at)\b)|\b(?:you|to|can|and) apply\b|^(?:the )?(?:process|selection|interviews?|interview dates?|application)s?$/i,
  ],
  [
    'drop',
    /\b(?:about (?:us|the (?:company|employer|organisation|trust|team|firm|group)|our)|who we are(?! (?:looking|seeking|after|hoping|searching|hiring|keen|trying|recruiting))|our (?:company|story|values|mission)|company (?:profile|overview|background)|equal(?:ity)? (?:opportunit|employ)|diversity|equalit|safeguarding statement|notes?\b|internal|disclaimer|authority|^powers\b|physical|performance (?:measures|indicators)|how will we know|measures|dimensions|data protection|gdpr|confidentiality|background checks?|polic(?:y|ies)|things to consider|backgrounds that|behaviours|our values|general|career progression|training will|eeo|accommodation|privacy|organi[sz]ation chart|review|signatures?|prepared|approved|document|contacts?|über uns|ihre|ihr profil|wir bieten|aufgaben|profil)\b/i,
  ],
  [
    'person',
    /\b(?:person(?:al)?|profile|requirements?|required|essentials?|must[- ]haves?|(?:you|they|we|I)(?:['’]ll| will)? (?:must|need|should|(?:will |['’]ll )?(?:have|bring))|need to know|we ask(?: that)?(?: of)? you|we(?:['’]d| would) like you to (?:have|be|bring)|what we(?:['’](?:re|d))? (?:want|ask|expect|need|require|look|like|love|hope)\w*|eligib\w+|skills?|qualifications?|experience|about you|who you are|who are you|who we(?:['’](?:re|d)| are)? (?:want|need|look|like|love|hope|after)\w*|look(?:ing)? for|knowledge|competenc\w+|attributes|criteria|candidate|what you(?:['’]ll)? (?:bring|need)|things we['’]?d (?:like|want|need))\b|^you$|\byou have:?$/i,
  ],
  [
    'duty',
    /\b(?:dut(?:y|ies)|responsibilit\w+|tasks?|what awaits you|what (?:will|you['’]?ll|you will|the person|the apprentice)[^?]*\b(?:do|doing)|accountabilit\w+|day[- ]to[- ]day|kras?|key roles?|what you['’]?ll (?:own|lead|be working on|work on|be up to|get up to)|things you['’]?ll (?:do|be doing)|will be doing|key results?|your role|the job|main activities|job content|what you(?:['’]ll)? do|deliverables|essential functions|^(?:the )?work$|the work|year \d|role and responsib\w+|in this role)\b/i,
  ],
  [
    'offer',
    /\b(?:benefits?|(?:we|what we|our) offer(?:ing)?|^offer|package|rewards?|terms|in it for you|perks|what you get|you(?:['’]ll)? get|conditions|salary and)\b/i,
  ],
  [
    'summary',
    /\b(?:summary|overview|background|purpose|why does|the role|about the (?:role|job)|role|position|introduction|job description)\b/i,
  ],
];
