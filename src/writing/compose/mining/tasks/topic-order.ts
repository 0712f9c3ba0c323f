/** Orders whose "them" is named before a dash or a colon: "families - sit down with them", "complaints: log them and call back". Torn from their topic they say nothing. */
import { lowerFirst } from '../../language/first-capitals.ts';
import { isVerbBase } from '../../language/verbs.ts';

/** The topic in the plural, the order behind it, up to the first "them". */
const topicFirst =
  /(^|[;.\n] ?|\.{3} ?)((?:(?:the|our|all|new|any) )*(?:[A-Za-z][a-z-]+ )?(?:[A-Za-z][a-z-]*[a-rt-z]s|people|children|staff|cattle|police))(?: [-–—] |: )([a-z]+)( (?:[a-z']+ ){0,4}?)them\b/g;
/** Heads of a list, and times: what stands behind them is no order on them. */
const noTopic =
  /^(?:duties|tasks|responsibilities|days|nights|mornings|evenings|weekends|hours|notes|basics|essentials|skills|requirements|extras|others|sometimes|always|(?:mon|tues|wednes|thurs|fri|satur|sun)days)$/i;

/** The text with each such topic where its order has "them". */
export const withTopicsInOrders = (text: string): string =>
  / them\b/.test(text)
    ? text.replace(topicFirst, (whole, stop: string, topic: string, verb: string, between: string) => {
        if (noTopic.test(topic.split(' ').at(-1) ?? '') || !isVerbBase(verb)) return whole;
        return `${stop}${verb}${between}${lowerFirst(topic)}`;
      })
    : text;
