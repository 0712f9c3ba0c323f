/** What a post is for, with the word that says how: one works on a machine, at a site, and for people. */

/** "For our packaging machines at the plant": one works on them. */
const ofThings =
  /^for (?=(?:(?:our|the|an?|one of our|two|three|four|five|six) )?(?:[\w&’'-]+ ){0,4}?(?:machines?|units|drives|motors|pumps|valves|components|parts|panels|controls|lines?|machinery|products?|platforms?|systems?|vehicles|fleet|ranges?|apps?|websites?|networks?|turbines|trains|engines|boilers|lifts|equipment|software|devices|instruments|buildings|roads|bridges|tracks?)(?= (?:at|in|on|of|from|across|near|for|between)\b|$))/i;

/** "For electric drive units": on them. "For the butter and powder plants": at them. */
const ofPlaces =
  /^for (?=(?:the|our|both|all|two|three|four|five|six) (?:(?!(?:at|in|on|of|near) )[\w&’'-]+ ){0,4}?(?:plants?|sites?|shops?|stores?|depots?|kitchens?|hotels?|hospitals?|schools?|pubs?|restaurants?|clinics?|homes?|caf[eé]s?|museums?|theatres?|farms?|branch(?:es)?|factor(?:y|ies)|works|stations?)\b)/i;

/** "For our surgical ward": on it. "For the sauce section": in it. */
const onIt =
  /^for (?=(?:the|our|an?|one of our|two|three|four) (?:(?!(?:at|in|on|of|near) )[\w&’'-]+ ){0,3}?wards?\b)/i;
const inIt =
  /^for (?=(?:the|our|an?|one of our|two|three|four) (?:(?!(?:at|in|on|of|near) )[\w&’'-]+ ){0,3}?(?:sections?|departments?|units?|laborator(?:y|ies)|labs?|workshops?|studios?|librar(?:y|ies)|salons?|nurser(?:y|ies)|teams?)(?: (?:in|at|of|with|on|for) |$))/i;

/** "In the sauce section in our restaurant": the section is part of it. */
const partOf =
  /^(in (?:the|our|one of our) (?:[\w&’'-]+ ){0,3}?(?:sections?|departments?|units?)) in (?=(?:our|the) )/i;

/** "For our accounting product" as "on our accounting product". */
export const workedOnThings = (place: string): string =>
  place.replace(ofThings, 'on ').replace(onIt, 'on ').replace(inIt, 'in ').replace(partOf, '$1 of ');
/** "For our accounting product" as "on our accounting product", "for the butter plants" as "at the butter plants"; the rest stays as it is. */
export const workedOn = (place: string): string => workedOnThings(place).replace(ofPlaces, 'at ');
