/** Names as they are spelt: products, technologies, papers, bodies, festivals. What quick typing leaves in small letters gets its capitals back. */

/** No everyday word is spelt like one of these: they are names wherever they stand. */
const surely = `
  TL TLs Android iOS iPhone iPad macOS Linux Ubuntu Jira Confluence Trello Asana GitHub GitLab Bitbucket Jenkins Appium
  Selenium Cypress.io Playwright Postman JMeter Kubernetes Terraform Ansible Grafana Datadog Splunk PyTorch
  TensorFlow NumPy JavaScript TypeScript Node.js Kotlin Flutter Django Laravel PHP HTML CSS SQL MySQL PostgreSQL
  MongoDB Redis Kafka Hadoop AWS GCP Tableau Databricks Figma InDesign Photoshop AutoCAD Revit SolidWorks CATIA
  SketchUp ArcGIS QGIS WordPress Shopify Magento Mailchimp Canva HubSpot Salesforce Zoho Zendesk Freshdesk
  ServiceNow NetSuite QuickBooks Xero Dext Bullhorn SAP ERP CRM EPOS PowerPoint SharePoint OneNote OneDrive
  WhatsApp LinkedIn YouTube TikTok Instagram Facebook TripAdvisor Trustpilot Glassdoor OpenTable ResDiary
  Deliveroo TurboTax Zellis BACS EMIS SystmOne CareDocs Arbor-MIS Makaton BSL PECS EHCP SENCO ASD ADHD EAL EYFS
  PGCE QTS HLTA GCSE GCSEs NVQ NVQs SVQ BTEC HNC HND BSc BEng BTech MTech MSc MBA MCA BCA BCom MCom PhD CPR CPD
  AED EFR FREC DBS PVG NMC NMBI HCPC GPhC GMC CORU SIA CSCS CISRS CPCS NPORS IPAF PASMA NEBOSH IOSH SMSTS SSSTS ECS JIB
  CIPD CIPS CIMA ACCA AAT ACA CPA CFA CMA ISTQB PRINCE2 ITIL PMP CISSP CCNA CCNP RHCE HGV HGVs LGV PSV PCV CPC CDL
  DCPC MOT MOTs IRTEC IMI TIG MIG CNC PLC SCADA HVAC OSHA NICEIC AM2 LPG EICR EICRs FLT COSHH LOLER HACCP BRC GMP
  ISO GDPR KYC AML FCA VAT PAYE CIS IFRS GAAP GST TDS CQC HIQA Ofsted Estyn Garda NHS HSE HIPAA LGPS TTO INSET
  TUPE EAP BUPA AXA Sodexo Mediclaim ESIC PTO GED PR PRs ESOP ESOPs CIW NYC GraphQL Next.js Node.js Vue.js MacBook Samsara Denplan Staplerschein CAs HSA FSA EV EVs WSET BIIAB CAMRA DJ DJs BBQ BBQs IPA TV GP GPs HCA
  HCAs HCSW HCSWs CNA CNAs LPN RN RNs RGN RMN EMT EMTs ICU CT MRI ECG IVs TA TAs HLTAs DSL LSA LSAs NQT NQTs ECT
  ECTs BPO KPO SDR SDRs BDR BDRs BDM BDMs CEO CFO CTO COO QA UX UI API APIs SaaS B2B B2C D2C SMB SMBs SME SMEs
  KPI KPIs SLA SLAs SOP SOPs OKRs SEO PPC CCTV ATM PDF USB LAN VPN DNS TCP Diwali Holi Eid Ramadan Onam Pongal
  Navratri Dussehra Hanukkah Passover Lunar-New-Year Christmas Easter Thanksgiving Halloween Hogmanay Vaisakhi
  Baisakhi Ugadi Volvo Scania Iveco Renault Mercedes BMW Audi Toyota JCB Hiab Kubota Komatsu Bosch Siemens Fanuc
  Heidenhain Google Microsoft Deutschlandticket WiFi Lego NVivo SPSS LaTeX Python Java Azure Hindi Tamil Telugu
  Marathi Gujarati Punjabi Kannada Malayalam Urdu Bengali English German French Spanish Italian Dutch Portuguese
  Arabic Mandarin Welsh Romanian`;

/** Everyday words as well: names only where something beside them says so. */
export const besideOthers: readonly (readonly [RegExp, string | ((found: string) => string)])[] = [
  [/\b(?:ms |microsoft )?teams(?= (?:call|interview|chat|meeting|video)\b)/g, 'Teams'],
  [/(?<=\b(?:on|via|over|in person or|phone or|zoom or) )teams(?=$|[,.;)])/g, 'Teams'],
  [/(?<=\b(?:on|via|over|phone or|teams or) )zoom\b/g, 'Zoom'],
  [/\bzoom(?= (?:call|interview|chat|meeting)\b)/g, 'Zoom'],
  [/(?<=\b(?:on|in|with|using|w\/|know|knows) )sage\b/g, 'Sage'],
  [/\bsage(?= (?:50|200|line|payroll|intacct)\b)/g, 'Sage'],
  [/\bexcel(?=$|[,.;)/+]| (?:and|or|skills|exp|experience|level|sheets?|reports?|vlookup)\b| [+&])/g, 'Excel'],
  [/(?<=\b(?:excel|Excel)(?:,| and| \+| &|\/)? ?)word\b/g, 'Word'],
  [/\bpower bi\b/gi, 'Power BI'],
  [/\bms (?=office|word|excel|project|teams|dynamics)/gi, 'MS '],
  [/(?<=\bMS )office\b/g, 'Office'],
  [/\bgoogle (?=ads|analytics|sheets|workspace|maps)/gi, 'Google '],
  [/\bcity (?:\+|&|and) guilds\b/gi, 'City & Guilds'],
  [/\bread write inc\b/gi, 'Read Write Inc'],
  [/\bepic care\b/gi, 'EpicCare'],
  [/\bgarda vetting\b/gi, 'Garda vetting'],
  [/\bnew year(?=['’]s (?:day|eve))/gi, 'New Year'],
  [/\bboxing day\b/gi, 'Boxing Day'],
  [/\bgood friday\b/gi, 'Good Friday'],
  [/\blunar new year\b/gi, 'Lunar New Year'],
  [/\bst\.? patrick['’]?s day\b/gi, 'St Patrick’s Day'],
  [/(?<=\b(?:4th|fourth) of )july\b/g, 'July'],
  [/\bkey stage (?=\d)/gi, 'Key Stage '],
  [/\bks ?([1-5])\b/g, 'KS$1'],
  [/\bci\/cd\b/gi, 'CI/CD'],
  [/\b(?:mrs?|ms|dr|miss)\b(?=\.? [a-z]{2,})/g, (title) => title.charAt(0).toUpperCase() + title.slice(1)],
  [/\bf[- ]?gas\b/g, 'F-gas'],
  [
    /\badobe (illustrator|photoshop|premiere|indesign|creative|acrobat)\b/gi,
    (found) => `Adobe ${spelt.get(found.slice(6).toLowerCase()) ?? found.charAt(6).toUpperCase() + found.slice(7)}`,
  ],
  [/\bb2b\b/g, 'B2B'],
  [/\bb2c\b/g, 'B2C'],
  [
    /(?<=\b(?:asd|ASD|adhd|ADHD|eal|EAL)(?: or | and | \+ |\/)|\b(?:experience|exp|work) (?:w\/|with|of|in) ?)send\b/g,
    'SEND',
  ],
  [/\bhr(?= (?:team|manager|call|round|rounds|lead|assistant|advisor|business|interview)\b)/g, 'HR'],
  [/(?<=(?:^|[,;-] ?|\b(?:with|to|by|email|from|contact) ))hr(?=$|[,;.])/g, 'HR'],
  [/\bin person or (?=(?:on )?(?:Teams|Zoom)\b)(?:on )?/g, 'in person or on '],
  [
    /(?<=\b(?:in|to|across|from|around|near) )(?:mi|tx|ny|nj|fl|ga|nc|va|il|az|tn|ky|wi|mn|mo|ky|nv|ut)(?=$|[\s,.;])/g,
    (state) => state.toUpperCase(),
  ],
];

/** By small letters: "hubspot" is HubSpot. */
export const spelt: ReadonlyMap<string, string> = new Map(
  surely
    .trim()
    .split(/\s+/)
    .map((name) => [name.toLowerCase(), name]),
);
