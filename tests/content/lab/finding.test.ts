import { describe, expect, test } from 'vitest';
import { backtestFinding, chanceText, MOST_AWAY, simulationFinding } from '../../../src/content/lab/finding.ts';
import { durationText, tookText } from '../../../src/content/lab/lab.ts';
import { wilson } from '../../../workers/lab/theory/wilson.ts';
import type { BacktestReport } from '../../../workers/shared/lab/backtest-report.ts';
import type { SimulationReport } from '../../../workers/shared/lab/simulation-report.ts';

function simulation(...seen: number[]): SimulationReport {
  const tiers = seen.map((times, i) => ({
    hits: 6 - i,
    seen: times,
    expected: 10,
    interval: [0.5, 1.5] as const,
    usual: { low: 2, high: 21 },
    running: [],
  }));
  return { kind: 'simulate', lottery: 'megasena', draws: 1000, games: 2, tiers, checkpoints: [1000] };
}

describe('what a simulation found', () => {
  test('no tier is found within what chance gives, both ends included', () => {
    expect(simulationFinding(simulation(2, 21, 10))).toMatchObject({ kind: 'none' });
    expect(simulationFinding(simulation(10)).found).toContain('2.000 apostas');
  });

  test('a tier just outside is found, with how often chance does that', () => {
    const above = simulationFinding(simulation(10, 22));
    expect(above).toMatchObject({ kind: 'chance' });
    expect(above.found).toContain('Quina (5)');
    expect(above.follows).toContain('1 de cada 500 testes');
    expect(simulationFinding(simulation(1)).found).toContain('Sena (6)');
    expect(above.found).toContain('em cerca de 999 de cada 1.000 testes');
  });

  test('tiers beside their 95 % are no finding, and their count is said', () => {
    const report = simulation(10, 10, 10);
    const away = (count: number) => {
      const tiers = report.tiers.map((tier, i) => (i < count ? { ...tier, interval: [1.01, 2] as const } : tier));
      return simulationFinding({ ...report, tiers });
    };
    expect(away(0).found).toBe('Em 2.000 apostas, nada diferente do acaso.');
    expect(away(1)).toMatchObject({ kind: 'chance' });
    expect(away(1).found).toMatch(/^Em 2\.000 apostas, 1 de 3 faixas ficou longe do esperado.*em até 16 de cada 100/);
    expect(away(2).found).toMatch(/2 de 3 faixas ficaram longe do esperado/);
  });

  test('a tier of which too little is expected is no finding', () => {
    const report = simulation(0, 0, 10);
    const expecting = (...means: number[]) => {
      const tiers = report.tiers.map((tier, i) => ({
        ...tier,
        ...{ expected: means[i] ?? 10, usual: { low: 0, high: 21 }, interval: [0, 9] as const },
      }));
      return simulationFinding({ ...report, tiers });
    };
    expect(expecting(1, 1, 1)).toEqual(expecting(10, 10, 10));
    const one = expecting(0.4, 1, 10);
    expect(one.found).toMatch(/nada diferente do acaso\.$/);
    expect(one.follows).toMatch(/^Sena é rara demais para comparar aqui\. O passado/);
    expect(expecting(0.4, 0.99, 10).follows).toMatch(/^Sena e quina são raras demais para comparar aqui\./);
    const all = expecting(0.00002, 0.0065, 0.43);
    expect(all).toMatchObject({ kind: 'none', found: expect.stringMatching(/^Em 2\.000 apostas não dá para saber: /) });
    expect(all.follows).toMatch(/^Faça mais sorteios/);
  });
});

test('a tier is away from its mean by chance in as many of 100 tests as is said, at most', () => {
  const awayOf = (mean: number): number => {
    let [chance, away] = [Math.exp(-mean), 0];
    for (let seen = 0; seen < 200; seen++) {
      const [low, high] = wilson(seen, 1e9);
      if (low > mean / 1e9 || high < mean / 1e9) away += chance;
      chance *= mean / (seen + 1);
    }
    return 100 * away;
  };
  const all = Array.from({ length: 4000 }, (_, i) => awayOf(0.005 * (i + 1)));
  expect(Math.max(...all)).toBeGreaterThan(MOST_AWAY - 0.5);
  expect(Math.max(...all)).toBeLessThan(MOST_AWAY + 0.1);
  expect(Math.min(...all)).toBeLessThan(1);
});

function backtest(...ps: (readonly [p: number, adjusted: number, more?: number])[]): BacktestReport {
  const ids = ['quentes-frios', 'atrasados', 'campeao', 'quick', 'sequencia'] as const;
  const strategies = ps.map(([p, adjusted, more = 0.1], i) => ({
    ...{ strategy: ids[i] ?? 'quick', hits: 1, mean: 1, control: 1 - more, more },
    ...{ interval: [0, 1] as const, p, adjusted, tiers: [] },
  }));
  return { kind: 'walk', draws: 300, games: 1, expected: 0.6, uniform: 0.6, tiers: [], strategies };
}

const IMPORTED = { kind: 'imported', size: 330, contest: 330, hash: '' } as const;
const SIMULATED = { kind: 'simulated', size: 300 } as const;
const RIGGED = { kind: 'rigged', size: 300, numbers: [1, 2], weight: 5 } as const;

describe('what a backtest found', () => {
  test('no strategy is found while none is below 0.05', () => {
    expect(backtestFinding(backtest([0.05, 0.95], [0.9, 1]), IMPORTED).kind).toBe('none');
  });

  test('the tries explain what is below 0.05 only uncorrected', () => {
    const finding = backtestFinding(backtest([0.049, 0.05], [0.9, 1]), IMPORTED);
    expect(finding.kind).toBe('chance');
    expect(finding.follows).toMatch(
      /^Em 300 sorteios, a mais diferente foi “Números quentes e frios”: 16,7% de acertos a mais que ao acaso\. Testando 2,/,
    );
  });

  test('a difference is found once the corrected p is below, with how often chance does that', () => {
    for (const [adjusted, cases] of [
      [0.03, '3 de cada 100'],
      [0.0499, '5 de cada 100'],
      [0.0019, '2 de cada 1.000'],
    ] as const) {
      const finding = backtestFinding(backtest([0.001, adjusted], [0.9, 1]), SIMULATED);
      expect(finding.kind).toBe('found');
      expect(finding.found).toMatch(
        new RegExp(`2 tentativas não explicam, mas em ${cases.replace('.', '\\.')} testes honestos sai assim\\.$`),
      );
      expect(finding.follows).toContain('foi acaso');
      const real = backtestFinding(backtest([0.001, adjusted], [0.9, 1]), IMPORTED);
      expect(real.found).toBe(finding.found);
      expect(real.follows).toMatch(/^Antes de acreditar/);
    }
  });

  test('the tries do not explain more strategies than they give', () => {
    const all = (seeming: number) =>
      backtest(...Array.from({ length: 19 }, (_, i) => [i < seeming ? 0.02 : 0.5, 0.3] as const));
    const found = (seeming: number) => backtestFinding(all(seeming), SIMULATED);
    for (const count of [1, 2, 3]) expect(found(count).found).toBe('Nenhuma das 19 ganhou do acaso');
    for (const count of [4, 8]) {
      const { kind, found: text, follows } = found(count);
      expect(kind).toBe('chance');
      expect(text + follows).not.toContain('ganhou do acaso');
      expect(text).toContain(`${count} de 19 ficaram abaixo de 5%, e por acaso seria 1 em média`);
    }
    expect(found(4).follows).toContain('sairiam em 1 de cada 100 testes honestos');
    expect(found(8).follows).toContain('sairiam em 2 de cada 1.000.000 testes honestos');
  });

  test('nothing is known after fewer draws than it takes, whatever came of them', () => {
    // Of 19 tries 2^(1 − n) · 19 is below 0.05 from ten draws on.
    const told = (draws: number, ps = backtest([0.9, 1])) => backtestFinding({ ...ps, draws }, IMPORTED);
    const all = backtest(...Array.from({ length: 19 }, () => [0.9, 1] as const));
    for (const draws of [1, 9]) {
      const { found } = told(draws, all);
      expect(found).toMatch(/^Em [19] sorteios? não dá para saber: .*são precisos pelo menos 10\.$/);
    }
    expect(told(10, all)).toMatchObject({ found: 'Nenhuma das 19 ganhou do acaso', isAnswer: true });
    const seeming = {
      ...all,
      strategies: all.strategies.with(0, { ...all.strategies[0], p: 0.004, adjusted: 0.08 } as never),
    };
    expect(told(9, seeming).found).toMatch(/não dá para saber/);
    expect(told(10, seeming).follows).toMatch(/Testando 19/);
    // A rule of the count of strategies: one alone takes six draws.
    expect([5, 6].map((draws) => told(draws).found)).toEqual([
      expect.stringContaining('pelo menos 6'),
      'A estratégia não ganhou do acaso',
    ]);
  });

  test('says whether a difference is for more hits or for fewer', () => {
    const found = (...more: number[]) =>
      backtestFinding(backtest(...more.map((one) => [0.001, 0.01, one] as const)), SIMULATED).found;
    expect(found(0.1)).toMatch(/^“Números quentes e frios” acertou mais que os jogos ao acaso: uma diferença que 1 /);
    expect(found(-0.1)).toMatch(/^“Números quentes e frios” acertou menos que os jogos ao acaso: /);
    expect(found(-0.1, -0.1)).toMatch(/^“[^”]+” e “[^”]+” acertaram menos que os jogos ao acaso: /);
    expect(found(-0.1, 0.1)).toMatch(/^“[^”]+” acertou mais e “Números quentes e frios” menos que os jogos ao acaso: /);
    const most = (more: number) => backtestFinding(backtest([0.4, 1, 0.1], [0.3, 1, more]), SIMULATED).follows;
    expect(most(-0.06)).toMatch(/a mais diferente foi “Números atrasados”: 10% de acertos a menos que ao acaso\. /);
    expect(most(0)).toMatch(/“Números atrasados”: os mesmos acertos que ao acaso\. /);
  });

  test('the flaw of a rigged draw is found where a strategy gained by it', () => {
    expect(backtestFinding(backtest([0.001, 0.02]), RIGGED).kind).toBe('found');
    expect(backtestFinding(backtest([0.04, 0.3]), RIGGED).kind).toBe('none');
  });

  test('the flaw of a rigged draw is found where strategies only lost by it', () => {
    const finding = backtestFinding(backtest([0.001, 0.02, -0.1]), RIGGED);
    expect(finding.kind).toBe('found');
    expect(finding.found).toContain('acertou menos do que 300 sorteios honestos deixariam');
  });

  test('a draw that favours nothing is called fair, whatever came of it', () => {
    const fair = { ...RIGGED, weight: 1 };
    for (const report of [backtest([0.9, 1]), backtest([0.04, 0.3]), backtest([0.001, 0.02])]) {
      const [finding, simulated] = [backtestFinding(report, fair), backtestFinding(report, SIMULATED)];
      expect(finding.found).toBe(simulated.found);
      expect(finding.follows).toBe(`Sem favorecimento, o sorteio é honesto. ${simulated.follows}`);
    }
  });

  test('names up to three strategies', () => {
    const found = (count: number) =>
      backtestFinding(backtest(...Array.from({ length: count }, () => [0.001, 0.01] as const)), RIGGED).found;
    expect(found(3)).toMatch(/“[^”]+”, “[^”]+” e “[^”]+” acertaram/);
    expect(found(4)).toContain('4 estratégias, entre elas “Números quentes e frios”, acertaram');
    expect(found(1)).toContain('acertou mais');
  });
});

test.each([
  [0.0004, 'menos de 0,001'],
  [0.001, '0,001'],
  [0.0499, '0,050'],
  [0.123, '0,12'],
  [1, '1,00'],
])('a chance of %d is «%s»', (p, text) => {
  expect(chanceText(p)).toBe(text);
});

test.each([
  [1, '1 segundo'],
  [1001, '2 segundos'],
  [89_000, '89 segundos'],
  [90_000, '2 minutos'],
  [7_200_000, '2 horas'],
  [864_000_000, '10 dias'],
])('a wait of %d ms is %s', (ms, text) => {
  expect(durationText(ms)).toBe(text);
});

test.each([
  [412, '0,4 s'],
  [12_300, '12 s'],
  [200_000, '3 min 20 s'],
])('what took %d ms took %s', (ms, text) => {
  expect(tookText(ms)).toBe(text);
});
