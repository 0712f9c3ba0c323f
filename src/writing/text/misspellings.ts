/**
 * The misspellings that adverts have most, each a word that is nothing else. With an asterisk the beginning of a word:
 * "managm*" is in "managment" and "managments". A dictionary's first guess is wrong for some and there is none for others.
 */
const rows = `
abilites abilities|abilty ability|activites activities|activies activities|activitys activities|activties activities|activty activity|
accomodat* accommodat|acommodat* accommodat|accross across|acheiv* achiev|adress* address|addres address|adminstrat* administrat|
admininstrat* administrat|adn and|agressive* aggressive|allways always|alot a lot|aplicant* applicant|aplication* application|appliction* application|
apprenticship* apprenticeship|apprentiship* apprenticeship|apprentaceship* apprenticeship|approprate appropriate|aquir* acquir|arround around|
assesment* assessment|aswell as well|atleast at least|assisstan* assistan|attatch* attach|attendence attendance|availabe available|availible available|availiable available|
avaliab* availab|avaiable available|beacuse because|becuase because|beggining beginning|begining beginning|beleif* belief|beleiv* believ|
benifit* benefit|buisness* business|busness* business|bussiness* business|calender calendar|calenders calendars|candiate* candidate|
candidat candidate|catagor* categor|certifcat* certificat|cheif* chief|collegue* colleague|colleage* colleague|colleauge* colleague|comerc* commerc|
comitment* commitment|comitt* committ|commited committed|commitee* committee|committment* commitment|comunicat* communicat|
communciat* communicat|comunit* communit|compatab* compatib|competant* competent|completly completely|concious* conscious|consistant* consistent|
contruction construction|convienient convenient|correspondance correspondence|custmer* customer|cutomer* customer|definat* definit|
developement* development|develope develop|diffrent* different|dilligen* diligen|disatisf* dissatisf|dont don't|didnt didn't|doesnt doesn't|isnt isn't|
wouldnt wouldn't|couldnt couldn't|shouldnt shouldn't|wasnt wasn't|werent weren't|arent aren't|hasnt hasn't|havent haven't|hadnt hadn't|theres there's|
youve you've|youd you'd|theyve they've|theyll they'll|youre you're|youll you'll|weve we've|theyre they're|thats that's|
effecient* efficient|efficent* efficient|embarass* embarrass|employes employees|employement employment|
enthusiasic enthusiastic|enthusiatic* enthusiastic|enthousias* enthusias|enviroment* environment|enviorment* environment|enviornment* environment|
equiptment equipment|equipement equipment|essental* essential|essesntial essential|excelent* excellent|exellent* excellent|excercis* exercis|
exisiting existing|existance existence|expereince* experience|experiance* experience|experence* experience|expierence* experience|
explaination* explanation|extremly extremely|facilites facilities|familar familiar|febuary February|finacial* financial|finanical* financial|
flexable flexible|flexability flexibility|flexibilty flexibility|foriegn* foreign|freind* friend|fulltime full-time|parttime part-time|futher* further|garantee* guarantee|
gaurantee* guarantee|generaly generally|goverment* government|grammer grammar|guidence guidance|happend happened|hygeine hygiene|
hygine hygiene|immediatly immediately|imediat* immediat|implimentation implementation|improvment* improvement|independance independence|
independant* independent|infomation information|informaton information|inital* initial|iniative* initiative|initative* initiative|inititive* initiative|
interveiw* interview|intervew* interview|intrest* interest|intergrat* integrat|kichen* kitchen|knowlege* knowledge|knowlegde knowledge|knowledgable knowledgeable|
labratory laboratory|langauge* language|leasure leisure|liase liaise|liases liaises|liasing liaising|liason liaison|lovley lovely|lovly lovely|maintainanc* maintenanc|
maintanance maintenance|maintenence maintenance|maintence maintenance|managable manageable|managment* management|mangement management|manufactor* manufactur|
medcial medical|medecin* medicin|minimun minimum|motovat* motivat|neccesar* necessar|neccessar* necessar|necesar* necessar|necessery necessary|negociat* negotiat|noticable noticeable|occassion* occasion|
occured occurred|occuring occurring|oppertunit* opportunit|oppurtunit* opportunit|oportunit* opportunit|opportunites opportunities|opportunitys opportunities|organisaton organisation|orgainis* organis|
orgnanis* organis|particulary particularly|partime part-time|payed paid|pention* pension|peopel people|perfomance performance|permanant* permanent|permenant* permanent|
personel personnel|posistion* position|possition* position|postion* position|prefered preferred|prefering preferring|priviledge* privilege|
proccess* process|proceedure* procedure|proffesion* profession|proffession* profession|profesional* professional|progam* program|
quaterly quarterly|qualifcation* qualification|qualifed qualified|quailif* qualif|qaulif* qualif|questionaire* questionnaire|realy really|recieve* receive|reciev* receiv|receve* receive|reccomend* recommend|
recomend* recommend|recruting recruiting|recruitement recruitment|refered referred|refering referring|relevent relevant|relavant relevant|reliabilty reliability|relable reliable|relaibl* reliabl|reliabel reliable|
remunaration remuneration|renumeration remuneration|requirment* requirement|requiremnt* requirement|resonsib* responsib|responsab* responsib|
responsibilites responsibilities|responsibilty responsibility|responsibilitys responsibilities|responsiblit* responsibilit|resturant* restaurant|restaraunt* restaurant|
rota's rotas|safegaurd* safeguard|saftey safety|sallar* salar|satisfing satisfying|schedual* schedule|seperat* separat|secratar* secretar|secutiry security|sensative sensitive|servic service|
sevice* service|similiar similar|skillfull skilful|sincerly sincerely|speach speech|stratagy strategy|strenght* strength|succesful* successful|successfull successful|sucess* success|
sufficent* sufficient|superviser* supervisor|supervison supervision|suport* support|suprise* surprise|teh the|techincal technical|technitian* technician|tecnical technical|tempory temporary|temporay temporary|
temporarly temporarily|tendancy tendency|therfore therefore|thier their|throughly thoroughly|througout throughout|throughtout throughout|tommorow tomorrow|tommorrow tomorrow|tomorow tomorrow|
possiblit* possibilit|possab* possib|extention* extension|renewel renewal|contarct* contract|conract* contract|maternaty maternity|temperory temporary|seasonel seasonal|perminent permanent|permament permanent|trainning training|overtme overtime|custommer* customer|deliverys deliveries|salery salary|probaly probably|weeekend* weekend|weekned* weekend|holliday* holiday|shfit* shift|wendesday Wednesday|wensday Wednesday|wednsday Wednesday|thrusday Thursday|saterday Saturday|
transfered transferred|truely truly|unfortunatly unfortunately|untill until|upto up to|usefull useful|usualy usually|vaccanc* vacanc|vacanies vacancies|vegatabl* vegetabl|varient* variant|vehical* vehicle|vehichle* vehicle|
volenteer* volunteer|volunter volunteer|volunters volunteers|warehous warehouse|wharehouse* warehouse|wearhouse* warehouse|wether whether|wich which|whcih which|wiht with|writting writing|writen written|yeild* yield|yor your|yuo you
`;

/** What American English spells otherwise than our list. */
const american: Readonly<Record<string, string>> = {
  skilful: 'skillful',
  organisation: 'organization',
  organis: 'organiz',
};

interface Misspelling {
  wrong: string;
  right: string;
  isBeginning: boolean;
}

export const misspellings: readonly Misspelling[] = rows
  .split(/[|\n]/)
  .map((row) => row.trim())
  .filter((row) => row !== '')
  .map((row) => {
    const [wrong = '', ...right] = row.split(' ');
    return { wrong: wrong.replace('*', ''), right: right.join(' '), isBeginning: wrong.endsWith('*') };
  });

const whole = new Map(misspellings.filter(({ isBeginning }) => !isBeginning).map(({ wrong, right }) => [wrong, right]));
const beginnings = misspellings.filter(({ isBeginning }) => isBeginning);

const likeCase = (model: string, text: string): string => {
  if (/^\p{Lu}{2,}$/u.test(model)) return text.toUpperCase();
  return /^\p{Lu}/u.test(model) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
};

const seen = new Map<string, string>();
/** A text without the misspellings of the list; whatever else it says stays as it is. */
export function mendSpelling(text: string): string {
  return text.replace(/(?<![\p{L}\d@./_-])\p{L}[\p{Ll}'’]{3,}(?![\p{L}\d@_-]|\.\p{Ll})/gu, (word) => {
    const known = seen.get(word);
    if (known !== undefined) return known;
    const right = respell(word, false) ?? word;
    if (seen.size > 20_000) seen.clear();
    seen.set(word, right);
    return right;
  });
}

/** The right spelling of a word, or undefined where the list doesn't have it. */
export function respell(word: string, isAmerican: boolean): string | undefined {
  const lower = word.toLowerCase().replace(/’/g, "'");
  const beginning = beginnings.find(({ wrong }) => lower.startsWith(wrong));
  const right = whole.get(lower) ?? (beginning && beginning.right + lower.slice(beginning.wrong.length));
  if (right === undefined || right === lower) return undefined;
  const spelt = isAmerican ? Object.entries(american).reduce((now, [uk, us]) => now.replace(uk, us), right) : right;
  return likeCase(word, /’/.test(word) ? spelt.replace(/'/g, '’') : spelt);
}
