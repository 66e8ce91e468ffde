import layout from './layout.module.css';

interface Props {
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly label?: string;
  /** Is a change of a value told? */
  readonly isLive?: boolean;
}

/** Names, each with its value at the end of the line. */
export function Facts({ facts, label, isLive }: Props) {
  return (
    <dl className={layout.facts} aria-label={label} aria-live={isLive ? 'polite' : undefined}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
