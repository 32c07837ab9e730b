import {
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type CSSProperties,
  type KeyboardEvent,
} from 'react';
import { Icon } from '@/ui/Icon/Icon';
import { Text } from '@/ui/Text/Text';
import { TYPE_AHEAD_MS } from '@/constants';
import type { Option } from '@/schema-parts/common';
import { scrollWithin } from '@/lib/scroll-within';
import { selectAction, typeAhead } from '@/ui/Select/select-keys';
import { plain } from '@/lib/local-text';
import { popoverPlacement } from './room';
import styles from './Select.module.scss';

export interface DropdownProps {
  /** The button's; its label is `{id}-label`. */
  id: string;
  options: Option[];
  value: string;
  /** What the native select says of itself, the button says too. */
  native: Pick<
    ComponentProps<'select'>,
    'disabled' | 'required' | 'aria-invalid' | 'aria-describedby'
  >;
  onChoose: (value: string) => void;
}

/** A select-only combobox: closed at first; a choice, a click outside and Escape close it. */
export function Dropdown({ id, options, value, native, onChoose }: DropdownProps) {
  const chosen = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  );
  const [active, setActive] = useState<number>();
  const [place, setPlace] = useState<CSSProperties>();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const typed = useRef({ text: '', at: 0 });
  const open = active !== undefined;

  useEffect(() => {
    if (active !== undefined) scrollWithin(list.current, list.current?.children[active]);
  }, [active]);
  useEffect(() => {
    if (!open) return;
    const outside = ({ target }: Event) => {
      if (!button.current?.parentElement?.contains(target as Node)) setActive(undefined);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);

  const close = () => setActive(undefined);
  const show = (index: number) => {
    if (!open && button.current) setPlace(popoverPlacement(button.current, options.length));
    setActive(index);
  };
  const choose = (index: number) => {
    const option = options[index];
    close();
    button.current?.focus();
    if (option) onChoose(option.value);
  };
  const type = (event: KeyboardEvent) => {
    const { text, at } = typed.current;
    const going = event.timeStamp - at < TYPE_AHEAD_MS ? text : '';
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === ' ' && !going) return false;
    typed.current = { text: going + event.key, at: event.timeStamp };
    const texts = options.map((option) => plain(option.text));
    const index = typeAhead(texts, typed.current.text, active ?? chosen);
    show(index < 0 ? (active ?? chosen) : index);
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const action = type(event)
      ? null
      : selectAction(event, { active, chosen, count: options.length });
    if (action === undefined) return;
    // Tab takes the choice and moves on.
    if (event.key !== 'Tab') event.preventDefault();
    if (action?.kind === 'show') show(action.index);
    if (action?.kind === 'choose') choose(action.index);
    if (action?.kind === 'close') close();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        role="combobox"
        id={id}
        className={styles.control}
        disabled={native.disabled}
        aria-required={native.required}
        aria-invalid={native['aria-invalid']}
        aria-describedby={native['aria-describedby']}
        aria-labelledby={`${id}-label`}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? `${id}-list` : undefined}
        aria-activedescendant={open ? `${id}-${active}` : undefined}
        onClick={() => {
          button.current?.focus();
          if (open) close();
          else show(chosen);
        }}
        onKeyDown={onKeyDown}
        onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
        onBlur={close}
      >
        <Text of={options[chosen]?.text ?? ''} />
      </button>
      {open && (
        <ul
          ref={list}
          role="listbox"
          id={`${id}-list`}
          aria-labelledby={`${id}-label`}
          className={styles.list}
          style={place}
          onMouseDown={(event) => event.preventDefault()}
        >
          {options.map((option, index) => (
            <li
              key={option.value}
              role="option"
              id={`${id}-${index}`}
              className={styles.option}
              aria-selected={index === chosen}
              data-active={index === active || undefined}
              onClick={() => choose(index)}
            >
              <Text of={option.text} />
              {index === chosen && <Icon name="check" size={18} />}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
