import layout from './layout.module.css';

interface Props {
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly className?: string | undefined;
  readonly label?: string;
  /** Is a change of a value told? */
  readonly isLive?: boolean;
}

/** Names with their values; without a class of its own each value stands at the end of the line. */
export function Facts({ facts, className = layout.facts, label, isLive }: Props) {
  return (
    <dl className={className} aria-label={label} aria-live={isLive ? 'polite' : undefined}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
