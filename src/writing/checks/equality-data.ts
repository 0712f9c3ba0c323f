/** The phrases of retext-equality: id, phrases, what to write instead. Made by scripts/writing-data.mjs. */
export const equalityData = `
ablebodied|ablebodied|non-disabled
actor-actress|actress,actor|performer,star,artist,entertainer
actors-actresses|actresses,actors|performers,stars,artists,entertainers
add|ADD,adhd,a.d.d.,a.d.h.d.|disorganized,distracted,energetic,hyperactive,impetuous,impulsive,inattentive,restless,unfocused
addict|addict,junkie|person with a drug addiction,person recovering from a drug addiction
addicts|addicts,junkies|people with a drug addiction,people recovering from a drug addiction
aids-victim|suffering from aids,suffer from aids,suffers from aids,afflicted with aids,victim of aids,aids victim|person with AIDS
aircrewwoman-airman|aircrewwoman,aircrew woman,aircrewman,airman|pilot,aviator,airstaff
aircrewwomen-airmen|aircrewwomen,aircrew women,aircrewmen,airmen|pilots,aviators,airstaff
alcoholic|alcoholic,alcohol abuser|someone with an alcohol problem
alderman-alderwoman|alderwoman,alderman|cabinet member
aldermen-alderwomen|alderwomen,aldermen|cabinet,cabinet members,alderperson
alumna-alumnus|alumna,alumnus|graduate
alumnae-alumni|alumnae,alumni|graduates
amputee|amputee|person with an amputation
ancient-man|ancient man|ancient civilization,ancient people
assemblyman-assemblywoman|assemblywoman,assemblyman|assembly person,assembly worker
asylum|asylum|psychiatric hospital,mental health hospital
aunt-uncle|kinswoman,aunt,kinsman,uncle|relative
aunts-uncles|kinswomen,aunts,kinsmen,uncles|relatives
authoress|authoress|author,writer
average-housewife|average housewife|average consumer,average household,average homemaker
average-man|average man|average person
average-working-man|average working man|average wage earner,average taxpayer
aviatrix|aviatrix|aviator
barren|barren|empty,sterile,infertile
basically|basically|
bathroom-bill|bathroom bill|non-discrimination law,non-discrimination ordinance
bedlam|bedlam,madhouse,loony bin|chaos,hectic,pandemonium
bi|bi|bisexual
binge|binge|enthusiastic,spree
bipolar|bipolar|fluctuating,person with bipolar disorder
birth-defect|birth defect|has a disability,person with a disability,people with disabilities
blackhat|blackhat|unethical hacker,malicious actor
blacklist|blacklist,black list|blocklist,wronglist,banlist,deny list
blacklisted|blacklisted|blocklisted,wronglisted,banlisted,deny-listed
blacklisting|blacklisting|blocklisting,wronglisting,banlisting,deny-listing
bogeyman-bogeywoman|bogeywoman,bogeyman|bogeymonster
bogieman-bogiewoman|bogiewoman,bogieman|bogeymonster
bogiemen-bogiewomen|bogiewomen,bogiemen|bogeymonsters
bondsman-bondswoman|bondswoman,bondsman|bonder
bondsmen-bondswomen|bondswomen,bondsmen|bonders
bony|anorexic,bony|thin,slim
boogeyman-boogeywoman|boogeywoman,boogeyman|boogeymonster
boogieman-boogiewoman|boogiewoman,boogieman|boogeymonster
boogiemen-boogiewomen|boogiewomen,boogiemen|boogeymonsters
born-a-man|biologically male,born a man,genetically male|assigned male at birth,designated male at birth
born-a-woman|biologically female,born a woman,genetically female|assigned female at birth,designated female at birth
boy-girl|girl,boy|kid,child,youth
boyfriend-girlfriend|girlfriend,boyfriend|partner,friend,significant other
boyfriends-girlfriends|girlfriends,boyfriends|partners,friends,significant others
boyhood-girlhood|girlhood,boyhood|childhood
boyish-girly|girly,girlish,boyish|childish
bride-groom|bride,groom|spouse,newlywed
brother-sister|sister,brother|sibling
brotherhood-of-man|brotherhood of man|the human family
brotherhood-sisterhood|sisterhood,brotherhood|kinship,community
brothers-sisters|sisters,brothers|siblings
buckteeth|bucktoothed,buckteeth|person with prominent teeth,prominent teeth
bugreport|bugreport|bug report,snapshot
calendar-girl|calendar girl|model
call-girl|call girl|escort,prostitute,sex worker
cameraman-camerawoman|camerawoman,cameraman|camera operator,camera person
cameramen-camerawomen|camerawomen,cameramen|camera operators
cattleman-cattlewoman|cattlewoman,cattleman|cattle rancher
cattlemen-cattlewomen|cattlewomen,cattlemen|cattle ranchers
caveman-cavewoman|cavewoman,caveman|troglodyte,hominidae
cavemen-cavewomen|cavewomen,cavemen|troglodytae,troglodyti,troglodytes,hominids
chairman-chairwoman|chairwoman,chairman|chair,head,chairperson,coordinator,committee head,moderator,presiding officer
chairmen-chairwomen|chairwomen,chairmen|chairs,chairpersons,coordinators
chick-cop-policeman|policewoman,policeman,chick cop|officer,police officer
churchman|churchman|cleric,practicing Christian,pillar of the Church
clearly|clearly|
clergyman-clergywoman|clergywoman,clergyman|clergyperson,clergy,cleric
clergymen-clergywomen|clergywomen,clergymen|clergies,clerics
commit-suicide|commit suicide,complete suicide,successful suicide|die by suicide
committed-suicide|committed suicide,completed suicide|died by suicide
committee-man-committee-woman|committee woman,committee man|committee member
common-girl-common-man|common girl,common man|common person,average person
congressman-congresswoman|congresswoman,congressman|member of congress,congress person,legislator,representative
congressmen-congresswomen|congresswomen,congressmen|members of congress,congress persons,legislators,representatives
councilman-councilwoman|councilwoman,councilman|council member
councilmen-councilwomen|councilwomen,councilmen|council members
countryman-countrywoman|countrywoman,countryman|country person
countrymen-countrywomen|countrywomen,countrymen|country folk
cowboy-cowgirl|cowgirl,cowboy|cowhand
cowboys-cowgirls|cowgirls,cowboys|cowhands
cretin|cretin|creep,fool
dad-mom|mama,mother,mom,mum,momma,mommy,papa,father,dad,pop,daddy|parent
dads-moms|mamas,mothers,moms,mums,mommas,mommies,papas,fathers,dads,daddies|parents
daft|daft|absurd,foolish
dame-lord|dame,lord|official,owner,expert,superior,chief,ruler
dames-lords|dames,lords|officials,chiefs,rulers
daughter-son|daughter,son|child
daughters-sons|daughters,sons|children
deaf-to|blind to,blind eye to,blinded by,deaf to,deaf ear to,deafened by|careless,heartless,indifferent,insensitive
deafmute|deaf and dumb,deafmute|deaf
delivery-boy-delivery-girl|delivery girl,delivery boy|courier,messenger
depressed|depressed|sad,blue,bummed out,person with seasonal affective disorder,person with psychotic depression,person with postpartum depression
doorman-doorwoman|doorwoman,doorman|concierge
doormen-doorwomen|doorwomen,doormen|concierges
downs-syndrome|downs syndrome|Down Syndrome
dumb|dumb|foolish,ludicrous,speechless,silent
dummy|dummyvariable,dummyvalue,dummyobject,dummy|test double,placeholder,fake,stub
dwarf|vertically challenged,midget,small person,dwarf|person with dwarfism,little person,little people,LP,person of short stature
dyslexic|dyslexic|person with dyslexia
easy|easy,easily|
english-master|english master|english coordinator,senior teacher of english
englishmen|englishmen|the english
epileptic|epileptic|person with epilepsy
eskimo|eskimo|Inuit
eskimos|eskimos|Inuits
everyone-knows|everyone knows|
executrix|executrix|executor
fag|fag,faggot,dyke,homo,sodomite|gay
failed-suicide|failed suicide,failed attempt,suicide failure|suicide attempt,attempted suicide
family-burden|family burden|with family support needs
father-of-*|father of *|founder of
father-tongue-mother-tongue|mother tongue,father tongue|native tongue,native language
fatherland-motherland|motherland,fatherland|native land,homeland
fellowship|fellowship|camaraderie,community,organization
females-males|females,males|humans
feminin-manly|feminin,dudely,manly|humanly,mature
femininity-manliness|femininity,manliness|humanity
fireman-firewoman|firewoman,fireman|fire fighter,fire officer
firemen-firewomen|firewomen,firemen|fire fighters
fisherman-fisherwoman|fisherwoman,fisherman|fisher,crew member,fisherfolk,angler
fishermen-fisherwomen|fisherwomen,fishermen|fishers
forefather-foremother|foremother,forefather|ancestor
forefathers-foremothers|foremothers,forefathers|ancestors
foreman-forewoman|forewoman,foreman|supervisor,shift boss
foremen-forewomen|forewomen,foremen|supervisors,shift bosses
founding-father|founding father|the founders,founding leaders,forebears
frenchmen|frenchmen|french,the french
freshman|freshman,freshwoman|first-year student,fresher
freshmen-freshwomen|freshwomen,freshmen|first-year students,freshers
front-men,-frontmen-front-women,-frontwomen|front women, frontwomen,front men, frontmen|figureheads
frontman,-front-man-frontwoman,-front-woman|frontwoman, front woman,frontman, front man|lead,front,figurehead
gal-guy|woman,gal,lady,babe,bimbo,chick,guy,lad,fellow,dude,bro,gentleman|person,friend,pal,folk,individual
gals-man|women,girls,gals,ladies,man,boys,men,guys,dudes,gents,gentlemen|people,persons,folks
garbageman-garbagewoman|garbagewoman,garbageman|garbage collector,waste collector,trash collector
garbagemen-garbagewomen|garbagewomen,garbagemen|garbage collectors,waste collectors,trash collectors
gay-agenda|gay agenda,homosexual agenda|gay issues
gay-lifestyle|gay lifestyle,homosexual lifestyle|gay lives,gay/lesbian lives
gay-rights|special rights,gay rights|equal rights,civil rights for gay people
gender-pronoun|preferred pronoun,preferred pronouns,gender pronoun,gender pronouns|pronoun,pronouns
ghetto|ghetto|projects,urban
gimp|cripple,crippled,gimp|person with a limp
godfather-godmother|godmother,patroness,godfather|godparent,elder,patron
goy|goyim,goyum,goy|a person who is not Jewish,not Jewish
gramps-granny|granny,grandma,grandmother,grandpappy,granddaddy,gramps,grandpa,grandfather|grandparent,ancestor
granddaughter-grandson|granddaughter,grandson|grandchild
granddaughters-grandsons|granddaughters,grandsons|grandchildren
grandfather-clause|grandfather clause,grandfather policy|legacy policy,legacy clause,deprecation policy
grandfathered|grandfathered|deprecated,legacy
grandfathering|grandfathering|deprecate
grandfathers-grandmothers|grandmothers,grandfathers|grandparents,ancestors
gyp|gyppo,gypsy,Gipsy,gyp|Nomad,Traveler,Roma,Romani
handicapped|handicapped|person with a handicap,accessible
handicapped-parking|handicapped parking|accessible parking
handyman-handywoman|handywoman,craftswoman,handyman,craftsman|artisan,craftsperson,skilled worker
handymen-handywomen|handywomen,craftswomen,handymen,craftsmen|artisans,craftspersons,skilled workers
hang|hang,hanged|the app froze,the app stopped responding,the app stopped responding to events,the app became unresponsive
hangman-hangwoman|hangwoman,hangman|guillotine
hangmen-hangwomen|hangwomen,hangmen|guillotines
harelip|harelip,hare lip|cleft-lip and palate
harelipped|harelipped,cleftlipped|person with a cleft-lip and palate
he-she'|she,he,she'd,he'd,she'll,he'll,she's,he's|they,it
hearing-impaired|hearing impaired,hearing impairment|hard of hearing,partially deaf,partial hearing loss,deaf
henchman-henchwoman|henchwoman,henchman|sidekick
henchmen-henchwomen|henchwomen,henchmen|sidekicks
her-him|her,hers,him,his|their,theirs,them
hermaphrodite|hermaphrodite,pseudohermaphrodite,pseudo hermaphrodite|person who is intersex,person,intersex person
hermaphroditic|hermaphroditic,pseudohermaphroditic,pseudo hermaphroditic|intersex
hero-heroine|heroine,hero|role-model,mentor
heroes-heroines|heroines,heroes|role-models,mentor
herself-himself|herself,himself|themselves,theirself,self
heshe|shemale,she male,heshe,shehe|transgender person,person
homosexual|homosexual|gay,gay man,lesbian,gay person/people
homosexual-couple|homosexual couple|couple
homosexual-marriage|homosexual marriage|gay marriage,same-sex marriage
homosexual-relations|homosexual relations,homosexual relationship|relationship
host-hostess|hostess,host|presenter,entertainer,emcee
hostesses-hosts|hostesses,hosts|presenters,entertainers,emcees
housemaid|housemaid|house worker,domestic help
housewife|housewife|homemaker,homeworker
housewives|housewives|homemakers,homeworkers
husband-wife|wife,husband|partner,significant other,spouse
husbands-wives|wives,husbands|partners,significant others,spouses
hymie|shlomo,shyster,hymie|Jewish person
idiot|feebleminded,feeble minded,idiot,imbecile|foolish,ludicrous,silly
indian-country|Indian country|enemy territory
indian-give|indian give,indian giver|go back on one’s offer
industrial-man|industrial man|industrial civilization,industrial people
insanely|insanely|incredibly
insomnia|insomnia|restlessness,sleeplessness
insomniac|insomniac|person who has insomnia
insomniacs|insomniacs|people who have insomnia
insurance-man-insurance-woman|insurance woman,insurance man|insurance agent
insurance-men-insurance-women|insurance women,insurance men|insurance agents
intellectually-disabled|intellectually disabled,has intellectual issues,suffers from intellectual disabilities,suffering from intellectual disabilities,suffering from an intellectual disability,afflicted with intellectual disabilities,afflicted with a intellectual disability|person with an intellectual disability
intellectually-disabled-people|intellectually disabled people|people with intellectual disabilities
invalid|disabled,invalid|turned off,has a disability,person with a disability,people with disabilities
islamist|islamist|muslim,person of Islamic faith,fanatic,zealot,follower of islam,follower of the islamic faith
islamists|islamists|muslims,people of Islamic faith,fanatics,zealots
janitor-janitress|cleaning lady,cleaning girl,cleaning woman,janitress,cleaning man,cleaning boy,janitor|cleaner
janitors-janitresses|cleaning ladies,cleaning girls,janitresses,cleaning men,janitors|cleaners,housekeeping
japs|japs|Japanese person,Japanese people
journeyman-journeywoman|journeywoman,journeyman|journeyperson
journeymen-journeywomen|journeywomen,journeymen|journeypersons
just|just|
king-queen|empress,queen,emperor,king|ruler
kingmaker-queenmaker|queenmaker,kingmaker|power behind the throne
kings-queens|empresses,queens,emperors,kings|rulers
kingsize-queensize|queensize,kingsize|jumbo,gigantic
lady-doctor|lady doctor|doctor
ladylike|ladylike|courteous,cultured
lame|lame|boring,dull
landladies-landlords|landladies,landlords|proprietors,building managers
landlady-landlord|landlady,landlord|proprietor,building manager
latino|latino,latina|Latinx
layman-laywoman|laywoman,layman|civilian
laymen-laywomen|laywomen,laymen|civilians
leading-lady|leading lady|lead
learning-disabled|learning disabled|person with learning disabilities
libtard|fucktard,libtard,contard|disagreeable,uneducated,ignorant,naive,inconsiderate
like-a-man|like a man|resolutely,bravely
long-time-no-see|long time no hear,long time no see|I haven’t seen you in a long time,it’s been a long time
madman|madman,mad man|fanatic,zealot,enthusiast
madmen|madmen,mad men|fanatics,zealots,enthusiasts
maiden|maiden|virgin
maiden-flight|maiden flight|first flight
maiden-name|maiden name|birth name
maiden-race|maiden race|first race
maiden-speech|maiden speech|first speech
maiden-voyage|maiden voyage|first voyage
make-*-great-again|make * great again,make * * great again,make * * * great again,make * * * * great again,make * * * * * great again|improve
man-a-desk|man a desk|staff a desk
man-enough|man enough|strong enough
man-in-the-street|man in the street|ordinary citizen,typical person,average person
man-of-action|man of action|dynamo
man-of-letters|man of letters|scholar,writer,literary figure
man-of-the-land|man of the land|farmer,rural worker,grazier,landowner,rural community,country people,country folk
man-of-the-world|man of the world|sophisticate
man-the-booth|man the booth|staff the booth
man-the-fort|man the fort|keep an eye on things,keep shop,provide coverage,cover things,take charge
man-the-phones|man the phones|answer the phones
manhood-womanhood|womanhood,masculinity,manhood|adulthood,personhood,maturity
manhour|manhour,man hour|staff hour,hour of work
manhours|manhours,man hours|staff hours,hours of work,hours of labor,hours
maniac|maniac|fanatic,zealot,enthusiast
manic|suffers from schizophrenia,suffering from schizophrenia,afflicted with schizophrenia,manic|person with schizophrenia
mankind|mankind|humankind
manmade|manmade|manufactured,artificial,synthetic,machine-made,constructed
manned|manned|staffed,crewed,piloted
manpower|manpower|human resources,workforce,personnel,staff,labor,labor force,staffing,combat personnel
mans-best-friend|mans best friend|a faithful dog
mansized-task|mansized task,man sized task|a demanding task,a big job
marksman-markswoman|markswoman,marksman|shooter
marksmen-markswomen|markswomen,marksmen|shooters
master|master|primary,lead,hub,reference
master-key|master key,master copy|pass key,original
master-of-ceremonies|master of ceremonies|emcee,moderator,convenor
master-plan|master plan|grand scheme,guiding principles
master-the-art|master the art|become skilled
masterful|masterful|skilled,authoritative,commanding
mastermind|mastermind|genius,creator,instigator,oversee,launch,originate
masterpiece|masterpiece|work of genius,chef d’oeuvre
masterplan|masterplan|vision,comprehensive plan
masters|masters|primaries,hubs,references
masterstroke|masterstroke|trump card,stroke of genius
maternal-paternal|maternal,paternal,fraternal|parental,warm,intimate
maternity-paternity|maternity,paternity|parental
men-of-science|men of science|scientists
middleman-middlewoman|middlewoman,middleman|intermediary,go-between
middlemen-middlewomen|middlewomen,middlemen|intermediaries,go-betweens
midwife|midwife|birthing nurse
milkman-milkwoman|milkwoman,milkman|milk person
milkmen-milkwomen|milkwomen,milkmen|milk people
moan|bitch,moan|whine,complain,cry
moaning|bitching,moaning|whining,complaining,crying
modern-man|modern man|modern civilization,modern people
mongoloid|mongoloid|person with Down Syndrome
motherly|motherly|loving,warm,nurturing
mrs-|miss.,mrs.|ms.
multiple-sclerosis-victim|suffers from multiple sclerosis,suffering from multiple sclerosis,victim of multiple sclerosis,multiple sclerosis victim,afflicted with multiple sclerosis|person who has multiple sclerosis
natives-are-restless|natives are restless,natives are becoming restless,natives are getting restless,natives are growing restless|dissatisfied,frustrated
nephew-niece|niece,nephew|nibling,sibling’s child
nephews-nieces|nieces,nephews|niblings,sibling’s children
newsman-newswoman|newswoman,newspaperwoman,anchorwoman,newsman,newspaperman,anchorman|anchor,journalist
newsmen-newswomen|newswomen,newspaperwomen,anchorwomen,newsmen,newspapermen,anchormen|anchors,journalists
no-mans-land|no mans land|unoccupied territory,wasteland,deathtrap
nobleman-noblewoman|noblewoman,nobleman|noble
noblemen-noblewomen|noblewomen,noblemen|nobles
nonwhite|nonwhite,non white|person of color,people of color
nuts|batshit,psycho,crazy,delirious,insane,insanity,loony,lunacy,lunatic,mentally ill,psychopathology,mental defective,moron,moronic,nuts,mental case,mental|rude,malicious,mean,disgusting,incredible,vile,person with symptoms of mental illness,person with mental illness,person with symptoms of a mental disorder,person with a mental disorder
obvious|obvious,obviously|
ocd|neurotic,ocd,o.c.d,o.c.d.|has an anxiety disorder,obsessive,pedantic,niggly,picky
of-course|of course|
off-reserve|jump the reservation,off reserve,off the reservation|disobey,endure,object to,oppose,resist
office-girls|office girls|administrative staff
ombudsman-ombudswoman|ombudswoman,ombudsman|notary,consumer advocate,trouble shooter,omsbudperson,mediator
ombudsmen-ombudswomen|ombudswomen,ombudsmen|notaries,omsbudpersons,omsbudpeople,mediators
on-the-warpath|circle the wagons,on the warpath|defend
oneupmanship|oneupmanship|upstaging,competitiveness
oriental|oriental|Asian person
orientals|orientals|Asian people
own-man-own-woman|own woman,own man|own person
panic-attack|panic attack|fit of terror,scare
paraplegic|paraplegic|person with paraplegia
pinoys|pinoys,pinays|Filipinos,Filipino people
poetess|poetess|poet
policemen-policewomen|policewomen,policemen|officers,police officers
postman-postwoman|postwoman,mailwoman,postman,mailman|mail carrier,letter carrier,postal worker
postmen-postwomen|postwomen,mailwomen,postmen,mailmen|mail carriers,letter carriers,postal workers
powwow|pow wow,powwow|conference,gathering,meeting
prince-princess|princess,prince|heir
princes-princesses|princesses,princes|heirs
psychotic|psychotic,suffers from psychosis,suffering from psychosis,afflicted with psychosis,victim of psychosis|person with a psychotic condition,person with psychosis
pull-the-trigger|pull the trigger|go for it,take a chance,make a move,take action
quadriplegic|quadriplegic|person with quadriplegia
railwayman|railwayman|railway worker
redskin|red indian,pocahontas,redskin|Native American
redskins|red indians,redskins|Native American People
rehab|rehab,detox|treatment
rehab-center|rehab center,detox center|treatment center
repairman-repairwoman|repairwoman,repairman|repairer,technician
repairmen-repairwomen|repairwomen,repairmen|technicians
retard|retard,retarded,short bus|silly,dullard,person with Down Syndrome,person with developmental disabilities,delay,hold back
retards|retards|sillies,dullards,people with developmental disabilities,people with Down’s Syndrome,delays,holds back
salaryman-salarywoman|businesswoman,salarywoman,businessman,salaryman|business executive,entrepreneur,business person,professional
salarymen-salarywomen|businesswomen,salarywomen,career girl,career woman,businessmen,salarymen|business executives,entrepreneurs
saleslady-salesman|saleswoman,sales woman,saleslady,salesman,sales man|salesperson,sales clerk,sales rep,sales agent,sales attendant,seller,shop assistant
salesmen-saleswomen|saleswomen,sales women,salesladies,salesmen,sales men|sales clerks,sales reps,sales agents,sellers
sandman-sandwoman|sandwoman,sandman|fairy
sandmen-sandwomen|sandwomen,sandmen|fairies
sane|sane|correct,adequate,sufficient,consistent,valid,coherent,sensible,reasonable
sanity-check|sanity check|check,assertion,validation,smoke test
savage|primitive,savage,stone age|simple,indigenous,hunter-gatherer
schizo|schizophrenic,schizo|person with schizophrenia
senile|demented,senile|person with dementia
serviceman-servicewoman|servicewoman,serviceman|soldier,service representative
servicemen-servicewomen|servicewomen,servicemen|soldiers,service representatives
sex-change-operation|sex change operation|sex reassignment surgery,gender confirmation surgery
sexchange|sexchange,sex change|transition,gender confirmation surgery
sexual-preference|sexual preference|sexual orientation,orientation
showman-showwoman|showwoman,showman|promoter
showmen-showwomen|showwomen,show women,showmen|promoters
simple|simple,simply|
slave|slave|secondary,worker,replica,node
slaves|slaves|secondaries,workers,replicas,nodes
sociopath|sociopath|person with a personality disorder,person with psychopathic personality
sociopaths|sociopaths|people with psychopathic personalities,people with a personality disorder
sophisticated-culture|sophisticated culture|complex culture
sophisticated-technology|sophisticated technology|complex technology
spaceman-spacewoman|spacewoman,spaceman|astronaut
spacemen-spacewomen|spacewomen,spacemen|astronauts
spade|spade|a Black person
spastic|spastic|person with cerebral palsy,twitch,flinch
spaz|spaz|person with cerebral palsy,twitch,flinch,hectic
special|challenged,diffability,differently abled,handicapable,special,special needs,specially abled|has a disability,person with a disability,people with disabilities
special-olympians|special olympians,special olympic athletes|athletes,Special Olympics athletes
spokesman-spokeswoman|spokeswoman,spokesman|speaker,spokesperson,representative
spokesmen-spokeswomen|spokeswomen,spokesmen|speakers,spokespersons
sportsman-sportswoman|sportswoman,sportsman|athlete,sports person
sportsmanlike|sportsmanlike|fair,sporting
sportsmanship|sportsmanship|fairness,good humor,sense of fair play
sportsmen-sportswomen|sportswomen,sportsmen|athletes,sports persons
stammering|stammering|stuttering,disfluency of speech
statesman-stateswoman|stateswoman,statesman|senator
statesmanlike|statesmanlike,statesman like|diplomatic
stepbrother-stepsister|stepsister,stepbrother|step-sibling
stepbrothers-stepsisters|stepsisters,stepbrothers|step-siblings
stepdad-stepmom|stepmom,stepmother,stepdad,stepfather|step-parent
stepfathers-stepmothers|stepmothers,stepfathers|step-parents
steward-stewardess|stewardess,steward|flight attendant
stewardesses-stewards|stewardesses,stewards|flight attendants
stockman|stockman|cattle worker,farmhand,drover
straightforward|straight forward,straightforward,straight forwardly,straightforwardly|
stroke-victim|stroke victim,suffering from a stroke,victim of a stroke|individual who has had a stroke
stutterer|stutterer|person who stutters
suffers-from-disabilities|suffers from disabilities,suffering from disabilities,suffering from a disability,afflicted with disabilities,afflicted with a disability|has a disability,person with a disability,people with disabilities
suffers-from-md|suffers from muscular dystrophy,afflicted with muscular dystrophy,suffers from MD,afflicted with MD|person who has muscular dystrophy
suicide-note|suicide note|a note from the deceased
suicide-pact|suicide epidemic,epidemic of suicides,suicide pact|rise in suicides
superman-superwoman|superwoman,superman|titan
supermen-superwomen|superwomen,supermen|titans
tax-man|tax man|tax commissioner,tax office,tax collector
too-many-chiefs|too many chiefs|too many chefs in the kitchen,too many cooks spoil the broth
totem|animal spirit,dream catcher,spirit animal,totem|favorite,inspiration,personal interest,personality type
tourettes-syndrome|tourettes syndrome,tourettes disorder|Tourette syndrome
towel-heads|towel heads|Arabs,Middle Eastern People
tradesmans-entrance|tradesmans entrance|service entrance
tranny|tranny|transgender
transgendered|transgendered|transgender
transgenderism|transgenderism|being transgender,the movement for transgender equality
transgenders|transgenders|transgender people
transvestite|transvestite|cross-dresser
tribe|tribe|society,community
unmanly-unwomanly|unwomanly,unwomenly,unmanly,unmenly|inhumane
unmanned|unmanned|robotic,automated
usherette|usherette|usher
victim-of-an-injury|suffer from an injury,suffers from an injury,suffering from an injury,afflicted with an injury,victim of an injury|sustain an injury,receive an injury
victim-of-injuries|suffer from injuries,suffers from injuries,suffering from injuries,afflicted with injuries,victim of injuries|sustain injuries,receive injuries
victim-of-polio|infantile paralysis,suffers from polio,suffering from polio,suffering from a polio,afflicted with polio,afflicted with a polio,victim of polio|polio,person who had polio
wacko|simpleton,stupid,wacko,whacko,low iq|foolish,ludicrous,unintelligent
waiter-waitress|waitress,waiter|server
waiters-waitresses|waitresses,waiters|servers
watchman-watchwoman|watchwoman,watchman|watcher
watchmen-watchwomen|watchwomen,watchmen|watchers
weatherman-weatherwoman|weatherwoman,weatherman|weather forecaster,meteorologist
weathermen-weatherwomen|weatherwomen,weathermen|weather forecasters,meteorologists
wheelchair-bound|confined to a wheelchair,bound to a wheelchair,restricted to a wheelchair,wheelchair bound|uses a wheelchair
whitehat|whitehat|ethical hacker,security researcher
whitelist|whitelist,white list|passlist,alrightlist,safelist,allow list
whitelisted|whitelisted|passlisted,alrightlisted,safelisted,allow-listed
whitelisting|whitelisting|passlisting,alrightlisting,safelisting,allow-listing
widow-widower|widow,widows,widower,widowers|bereaved
wifebeater|wife beater,wifebeater|tank top,sleeveless undershirt
woman-lawyer|woman lawyer|lawyer
woman-painter|woman painter|painter
working-wife|working mother,working wife|wage or salary earning woman,two-income family
workman-workwoman|workwoman,working woman,workman,working man|worker,wage earner,taxpayer
workmanship|workmanship|quality construction,expertise
workmen-workwomen|workwomen,workmen|workers
`;
