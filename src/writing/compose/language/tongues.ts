/** The languages that people speak and that are asked for in adverts, by their English names; one list for whoever looks for them. */
const names =
  `English French German Spanish Italian Portuguese Catalan Dutch Flemish Luxembourgish Danish Swedish Norwegian Finnish Icelandic Estonian Latvian Lithuanian Polish Czech Slovak Slovene
  Hungarian Romanian Bulgarian Serbian Croatian Bosnian Macedonian Albanian Greek Turkish Maltese Russian Ukrainian Georgian Armenian Welsh Irish Gaelic Gaeilge
  Arabic Hebrew Farsi Dari Pashto Kurdish Hindi Urdu Punjabi Bengali Tamil Telugu Kannada Malayalam Marathi Gujarati Odia Assamese Nepali Sinhala Konkani Sindhi Kashmiri
  Chinese Mandarin Cantonese Japanese Korean Mongolian Thai Vietnamese Malay Indonesian Tagalog Filipino Burmese Khmer Lao Hmong
  Afrikaans Xhosa Zulu isiXhosa isiZulu Swahili Somali Amharic Tigrinya Oromo Yoruba Igbo Hausa Shona Twi`.split(/\s+/);

/** For a pattern: the name of any of them, as it is written. */
export const tongue = `(?:${names.join('|')})`;

/** For a pattern that takes small letters too: without the names that are other words then, "polish" and "georgian", or a slip for one, "finnish up", and without those whose capital stands inside. */
export const plainTongue = `(?:${names.filter((name) => !/^(?:Polish|Georgian|Finnish|isi.+)$/.test(name)).join('|')})`;

const each: ReadonlySet<string> = new Set(names);
/** Whether a word is the name of one. */
export const isTongue = (word: string): boolean => each.has(word);
