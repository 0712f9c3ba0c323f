/** The illustrated texts that stand where no film is set: our own wording, one subject each. */
import type { FilmName } from '#contract/people.ts';

export interface Lesson {
  title: string;
  paragraphs: readonly string[];
  /** Drawn on paper above the text: a line struck out, and the one that took its place. */
  before: string;
  after: string;
}

export const lessons: Record<Exclude<FilmName, 'introduction'>, Lesson> = {
  headlines: {
    title: 'Headlines',
    paragraphs: [
      'A headline has one job: to make the right person stop. Not everyone. The right person.',
      "Start from the reader's evening. They are tired, they are looking at a phone, and they have seen “exciting opportunity” nine times since dinner. What could they read about this job that they have not read about any other? Often it is a number (64 turbines), a place (nineteen miles out), an hour (finish at two) or a person who is better off because the work was done.",
      'Write ten, quickly, without judging them. Make one a question, one an order, one a plain fact. Put the job title in front of some of them, because people search for it. Then read them aloud and strike out every word that would fit any other advert.',
      'Keep the ones that make you want to know more, and save the rest to the library. The line that is wrong for this job may be right for the next.',
    ],
    before: 'Exciting opportunity for an Offshore Technician',
    after: 'Keep 240,000 homes lit, from ninety metres up',
  },
  interest: {
    title: 'Interest',
    paragraphs: [
      'The headline made somebody stop. The introduction decides whether they stay.',
      'Think of the first thing you would tell a friend about this job. You would not begin with the year the company was founded. You would say: they repair hospital beds, there are nine of them, and nobody works weekends. Write that.',
      "A good introduction answers three questions in about 60 words. What is this work? Why does it need doing now? What do I get, and where? Pay and place belong here, because readers look for them first and leave when they can't find them.",
      "Then take out the weather. “In today's fast-moving world” is weather. So is “due to continued growth”. Nobody doubts it, and nobody needs it.",
      "Last, check the first word of each sentence. If most of them are “we” or the company's name, turn two of them round so that they begin with “you”.",
    ],
    before: 'Due to continued growth, we are looking for a Workshop Technician.',
    after: 'You repair the beds that 12 hospitals sleep on. Nine people, one workshop in Derby, no weekends, £29,500.',
  },
  desire: {
    title: 'Desire',
    paragraphs: [
      'Desire is not made by praise. It is made by detail.',
      'Readers picture themselves in a job when they can see the week: who they sit with, what lands on the table on Monday, what is finished by Friday. So describe the work with verbs and things. “Trace faults in brakes and blades” can be seen. “Responsible for technical excellence” cannot.',
      'The same holds for the person you hope for. A list of fourteen requirements tells people who they are not. Four points, each of which you would really test, tell them that they could be the one. Put what can be learnt on the job in a line of its own, and say that you teach it.',
      'Then come the rewards. Turn each one into something a person has: a day, an hour, a pound, a trip home that is paid. And be open about the hard part. One honest sentence about cold mornings makes the other sentences easier to believe.',
    ],
    before: 'Competitive benefits and a supportive environment',
    after: 'Two weeks on, two weeks off, and the ferry is paid',
  },
  callToArms: {
    title: 'Call-to-arms',
    paragraphs: [
      'Many adverts do everything well and then end with “apply now”. The reader agrees, puts the phone down, and forgets.',
      'A good ending takes the last doubt away. How do I apply? How long will it take? What must I have ready? When do I hear from you, and from whom? Four short answers, in the order in which people ask them.',
      'Ask for one thing. If you invite people to call, write, follow and apply, you have given them three ways not to apply. Choose the easiest first step that you can live with. A CV may be enough. A phone call before the CV may be better still.',
      'Promise only what you will keep. “You hear from us within a week, whatever the answer” is worth more than any slogan, as long as it is true. If nobody has time to answer calls, leave the number out.',
      'And be calm. A date is a reason to act. A threat is a reason to leave.',
    ],
    before: "Don't miss out, apply today",
    after: 'Send your CV by 18 December. It takes five minutes, and Tom replies within a week.',
  },
  adThatWorks: {
    title: 'Writing an ad that works',
    paragraphs: [
      'An advert that works does four things, in this order. It gets attention, it raises interest, it creates desire, and it asks for action. The seven steps of the framework follow them.',
      'Before you write a word, collect facts. What happens in a normal week? What does the job pay, where is it, what are the hours? Why did the last person stay, or leave? Ten minutes with somebody who does the work will give you more than an hour with the job description.',
      'Write fast and cut slowly. Make more headlines than you need. Use short sentences and everyday words, since people read adverts on the bus. Take out what every employer says about itself.',
      'Then check. Is each number right? Could somebody feel that they are not meant, because of their age, their sex or where they were born? The checker marks such words and offers others.',
      'Last, let one person who knows the job read it. They see at once what is missing.',
    ],
    before: 'Facts, then adjectives, then more adjectives',
    after: 'Facts, then order, then a pair of scissors',
  },
  audience: {
    title: 'Connecting with the audience',
    paragraphs: [
      'You are not writing to a market. You are writing to one person, and it helps to know who that is.',
      'Picture somebody who would be good at this work and who is not looking for it. Where are they now? What do they like about it, and what wears them out? A night nurse may want daylight. A chef may want to put the children to bed. A welder may want to be asked what they think. Write to that wish, if your job can meet it.',
      "Use their words. A driver says “run”, not “logistics task”. If you don't know the words, ask someone in the team to tell you about yesterday, and take notes.",
      'Leave out whatever closes a door for no reason. “Young”, “native speaker” and “digital native” describe people. Describe the work instead, and everyone who can do it feels spoken to.',
      'When you have finished, read it aloud to them in your head. Would they nod?',
    ],
    before: 'We seek a young, dynamic logistics professional',
    after: 'You know the A1 at five in the morning, and you would like to be home by three',
  },
  sliders: {
    title: 'What the sliders change',
    paragraphs: [
      'Your company has made certain promises to the people who work for it. In Hirewright they are called EVP pillars and values, and they come from the guidelines. Not every promise matters to every job. The sliders say how much each one should be heard in this advert.',
      'At 100%, a pillar carries the text: it is in at least two of three drafts and in one headline. At 75% it is in at least one draft. At 50% one draft in each batch mentions it. At 25% it appears only where there is room. At 0% it stays out.',
      'Choose one or two to turn up, and leave the others low. If everything is at 100%, nothing stands out, and a reader remembers none of it. A pilot may care about safety, an apprentice about learning.',
      'Point at the idea icon beside a draft to see which pillar or value it was built on, and why.',
    ],
    before: 'Four pillars at 100%',
    after: 'One at 100%, one at 50%, two at 0%',
  },
  tone: {
    title: 'Choosing a tone of voice',
    paragraphs: [
      'Tone is how a text sounds when somebody reads it aloud. The facts stay the same. “You will service turbines nineteen miles out at sea” and “The postholder will service turbines located nineteen miles offshore” describe one job, and suggest two different employers.',
      'Choose the tone by the reader, not by your own taste. A law firm may write plainly to a receptionist and formally to a partner. A nursery can be playful, as long as the pay is clear. If you are unsure, take Plain. It suits every reader.',
      'The picker shows the same sentence in every tone, so you can hear the difference before you decide. You may change the tone later. Drafts that you already have stay as they are, and new ones use the new tone.',
      'Your house style always wins. If your guidelines say no contractions, even a conversational tone will do without them.',
    ],
    before: 'The postholder will service turbines located nineteen miles offshore.',
    after: 'You will service turbines nineteen miles out at sea.',
  },
  switches: {
    title: 'Mission, vision, purpose and place',
    paragraphs: [
      'Below the sliders are four switches. Three of them bring in a sentence from your guidelines: your mission, which says what you do every day, your vision, which says what the world looks like when you have done it, and your purpose, which says why it matters.',
      'Turn one on when it explains this job. A purpose helps when the work is hard and the pay is plain. A vision helps when the job is new and somebody will build it. If the link needs explaining, leave the switch off, since readers notice a sentence that was put there for the company.',
      'The fourth switch is the place. With it on, the text may use what is true of the location you entered, and it speaks to people who live there or might. It never invents a beach, a school or a commute. It only knows what you wrote.',
      'One switch is usually enough. If you turn on all four, the introduction will be about you, and the reader wanted to hear about the job.',
    ],
    before: 'Mission, vision and purpose, all in one introduction',
    after: 'One sentence of purpose, where the work needs it',
  },
};
