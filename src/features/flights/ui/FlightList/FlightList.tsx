'use client';

import { Component, createRef, type ReactNode } from 'react';
import { LIST_MOVE_MS } from '@/constants';

interface Props {
  label?: string;
  children: ReactNode;
}

type Tops = Map<Element, number>;

const topOf = (row: Element) => row.getBoundingClientRect().top;

/**
 * Flights that change by themselves while somebody reads them: where one goes or comes, the others glide
 * to their places instead of jumping from under the finger.
 */
export class FlightList extends Component<Props> {
  private readonly list = createRef<HTMLOListElement>();

  /** Only a class can look at the rows between rendering and changing them. */
  override getSnapshotBeforeUpdate(): Tops {
    return new Map([...(this.list.current?.children ?? [])].map((row) => [row, topOf(row)]));
  }

  override componentDidUpdate(_: Props, __: unknown, before: Tops): void {
    if (!('motion' in document.documentElement.dataset)) return;
    for (const [row, from] of before) {
      if (!row.isConnected) continue;
      const to = topOf(row);
      const isSeen = Math.min(from, to) < innerHeight && Math.max(from, to) > 0;
      if (from === to || !isSeen) continue;
      const places = { translate: [`0 ${from - to}px`, '0 0'] };
      row.animate(places, { duration: LIST_MOVE_MS, easing: 'ease-out' });
    }
  }

  override render() {
    return (
      <ol ref={this.list} aria-label={this.props.label}>
        {this.props.children}
      </ol>
    );
  }
}
