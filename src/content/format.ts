const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** Reais with cents: «R$ 2,50». */
export const formatMoney = (reais: number): string => money.format(reais);

/** A playslip's number: two digits, and 100 as the «00» of Lotomania's last cell. */
export const formatNumber = (n: number): string => (n === 100 ? '00' : String(n).padStart(2, '0'));
