import { describe, expect, it } from 'vitest';
import { inEnglishHalves } from './english-halves.ts';

describe('a line in two languages', () => {
  it.each([
    ['Cúram an phoist / The role', 'The role'],
    ['The role / Cúram an phoist', 'The role'],
    ['Riachtanach / Essential', 'Essential'],
    ['Desirable / Inmhianaithe', 'Desirable'],
    ['**Riachtanach / Essential**', '**Essential**'],
    ['## Hanfodol / Essential', '## Essential'],
    ['Ihre Aufgaben – Your tasks', 'Your tasks'],
    ['Ihr Profil | Your profile:', 'Your profile:'],
    ['Vos missions / Your duties', 'Your duties'],
    ['- Prüfen der Bogen | Check sheets for colour and register', '- Check sheets for colour and register'],
    ['(ii) Lead a team of 11 / Ceannaireacht ar fhoireann de 11', '(ii) Lead a team of 11'],
    ['• Arwain tîm o ddeg / Lead a team of ten', '• Lead a team of ten'],
    ['आवश्यक योग्यता / Essential skills', 'Essential skills'],
  ])('%s', (line, english) => expect(inEnglishHalves(line)).toBe(english));

  it.each([
    'Kubernetes | Terraform',
    'Kubernetes | Essential',
    'Essential / Desirable',
    'Skills / Experience',
    'Welding / fabrication',
    'Night Manager | Muckross Gate Hotel | Killarney',
    'Location: Kenmare / Sneem',
    'SAP / Oracle',
    'Crème brûlée / desserts',
    'Chef de Partie / Sous Chef',
    'Clean the café - weekdays',
    'Pour concrete – set kerbs',
    '- Fluent English / German',
    'Work in Bad Homburg / Frankfurt',
    'Opera software | a plus',
  ])('stays: %s', (line) => expect(inEnglishHalves(line)).toBe(line));

  it('a single word is of the tongue on its side', () => {
    const paper = [
      'Print Finisher | Medientechnologe Druckverarbeitung',
      'Aufgaben | Your tasks',
      'Bedienen von Falzmaschinen | Operation of folding machines',
      'Einrichten der Schneidemaschine | Setting up of the guillotine',
      'Prüfen der Bogen | Check sheets for colour',
      'Verpacken | Packing and labelling of pallets',
      'Deutsch A2 | German at A2',
      'Zwei Jahre Erfahrung | Two years on a guillotine',
    ].join('\n');
    expect(inEnglishHalves(paper).split('\n')).toEqual([
      'Print Finisher',
      'Your tasks',
      'Operation of folding machines',
      'Setting up of the guillotine',
      'Check sheets for colour',
      'Packing and labelling of pallets',
      'German at A2',
      'Two years on a guillotine',
    ]);
  });
});
