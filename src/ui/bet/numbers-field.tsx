import { type ReactNode, useId } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Lottery } from '../../../workers/shared/lottery/lotteries.ts';
import { slipTexts, typedFaultText } from '../../content/bet/typed-numbers.ts';
import { hasRoomForSlip } from '../../platform/device.ts';
import { readTypedNumbers, slip, withTapped } from '../../state/bet/typed-numbers.ts';
import { showToast } from '../../state/shell/toasts.ts';
import common from '../parts/common.module.css';
import { TextField } from '../parts/fields.tsx';
import { NumberGrid } from './number-grid.tsx';
import css from './numbers-field.module.css';

interface Props {
  readonly lottery: Lottery;
  readonly label: string;
  readonly text: string;
  /** As many numbers are taken. */
  readonly most: number;
  /** What is wrong besides the numbers themselves. */
  readonly problem?: string | undefined;
  readonly onChange: (text: string) => void;
  /** Stands in the place of the field and the playslip. */
  readonly instead?: ReactNode;
  /** What comes of the numbers: it stays in sight while they are tapped. */
  readonly children?: ReactNode;
}

/** Numbers of a lottery: typed, or tapped on its playslip, which a narrow screen folds. */
export function NumbersField({ lottery, label, text, most, problem, onChange, instead, children }: Props) {
  const whyOff = useId();
  const isOpen = useSnapshot(slip).isOpen ?? hasRoomForSlip();
  const { numbers, fault } = readTypedNumbers(lottery, most, text);
  const isFull = numbers.length === most;
  return (
    <>
      <div className={css.answer}>
        {instead ?? (
          <TextField
            label={label}
            value={text}
            placeholder={slipTexts.example}
            inputMode="tel"
            problem={fault ? typedFaultText(lottery, most, fault) : problem}
            onChange={onChange}
          />
        )}
        {children}
      </div>
      {instead ? null : (
        <details
          open={isOpen}
          onToggle={({ currentTarget: { open } }) => {
            if (open !== isOpen) slip.isOpen = open;
          }}
        >
          <summary className={common.strong}>{slipTexts.slip}</summary>
          <NumberGrid
            lottery={lottery}
            label={label}
            chosen={new Map(numbers.map((n) => [n, 'fixed'] as const))}
            stateOf={(n) => ({
              'aria-pressed': numbers.includes(n),
              // A number that can no longer be marked takes the focus, and says why.
              ...(isFull && !numbers.includes(n) && { 'aria-disabled': true, 'aria-describedby': whyOff }),
            })}
            onTap={(n) => {
              const next = withTapped(numbers, most, n);
              if (next === undefined) showToast(slipTexts.full);
              else onChange(next);
            }}
          />
          {isFull ? (
            <p id={whyOff} className={common.soft}>
              {slipTexts.full}
            </p>
          ) : null}
        </details>
      )}
    </>
  );
}
