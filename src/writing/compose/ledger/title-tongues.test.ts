import { describe, expect, it } from 'vitest';
import { displayTitle } from './title.ts';
import { titleInEnglish } from './title-tongues.ts';

describe('a title in two languages', () => {
  it.each([
    [
      'Director of Fundraising / Stiúrthóir Tiomsaithe Airgid, reporting to the CEO',
      'Director of Fundraising, reporting to the CEO',
    ],
    ['Stiúrthóir Tiomsaithe Airgid / Director of Fundraising', 'Director of Fundraising'],
    ['Oifigeach Forbartha | Development Officer', 'Development Officer'],
    ['Development Officer (Oifigeach Forbartha)', 'Development Officer'],
    ['Múinteoir Bunscoile - Primary Teacher', 'Primary Teacher'],
    ['Cyfarwyddwr Codi Arian / Director of Fundraising', 'Director of Fundraising'],
    ['Swyddog Cymorth – Support Officer', 'Support Officer'],
    ['Care Worker | Gweithiwr Gofal', 'Care Worker'],
    ['Nyrs/Nurse', 'Nurse'],
    ['Pflegefachkraft / Registered Nurse', 'Registered Nurse'],
    ['Registered Nurse (Krankenpfleger)', 'Registered Nurse'],
    ['Leiter Vertrieb – Head of Sales', 'Head of Sales'],
    ['Lagerarbeiter | Warehouse Operative', 'Warehouse Operative'],
    ['Koch / Cook', 'Cook'],
    ['Cuisinier / Cook', 'Cook'],
    ['Chef de projet / Project Manager', 'Project Manager'],
    ['Sales Adviser [Conseiller de vente]', 'Sales Adviser'],
    ['Infirmière - Nurse', 'Nurse'],
    ['Enfermera / Nurse', 'Nurse'],
    ['School Teacher / Adhyapak', 'School Teacher'],
    ['Chalak | Driver', 'Driver'],
    ['स्टाफ नर्स / Staff Nurse', 'Staff Nurse'],
    ['Staff Nurse (स्टाफ नर्स)', 'Staff Nurse'],
    ['Safai Karamchari / Cleaner', 'Cleaner'],
    ['Pracownik magazynu / Warehouse Worker', 'Warehouse Worker'],
  ])('%s', (typed, english) => expect(titleInEnglish(typed)).toBe(english));

  it.each([
    'Chef / Cook',
    'Receptionist / Administrator',
    'Sous Chef',
    'Sous Chef / Chef de Partie',
    "Maître d' / Restaurant Manager",
    'Au Pair',
    'Au Pair / Nanny',
    'Gaeltacht Officer',
    'Gaeltacht Officer / Planner',
    'Barista / Baker',
    'Pizzaiolo / Pizza Chef',
    'Pâtissier / Baker',
    'Sommelier | Waiter',
    'Welder / Fabricator',
    'Rigger / Slinger',
    'Banksman/Slinger',
    'Dryliner / Plasterer',
    'Kubernetes / DevOps Engineer',
    'Salesforce / HubSpot Administrator',
    'SRE / Platform Engineer',
    'Physiotherapist - Outpatients',
    'Night Porter, Oban',
    'Night Manager - Killarney',
    'Driver / Conductor',
    'Driver (Penrhyndeudraeth)',
    'Phlebotomist / Nurse',
    'Chauffeur / House Manager',
    'Stiúrthóir Tiomsaithe Airgid',
    'Krankenpfleger (m/w/d)',
    'Nurse (m/f/d)',
    'Registrar of Births, Deaths and Marriages',
    'Medical Interpreter (Somali)',
    'Teacher of Irish / Gaeilge',
    'Imam / Chaplain',
  ])('stays: %s', (typed) => expect(titleInEnglish(typed)).toBe(typed));

  it('is called by its English half', () => {
    expect(
      displayTitle('Stiúrthóir Tiomsaithe Airgid | Director of Fundraising, reporting to the CEO', null)?.text,
    ).toBe('Director of Fundraising');
    expect(displayTitle('Pflegefachkraft (m/w/d) / Registered Nurse (m/f/d)', null)?.text).toBe('Registered Nurse');
  });
});
