import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

interface CardProps {
  children: ReactNode;
  className?: string;
  as?: 'div' | 'section' | 'article' | 'li';
  padding?: 'none' | 'normal' | 'large';
}

/** A sheet laid on the page. */
export function Card({ children, className, as: Tag = 'div', padding = 'normal' }: CardProps) {
  const inner = padding === 'none' ? '' : padding === 'large' ? 'p-6 sm:p-9' : 'p-5 sm:p-6';
  return (
    <Tag className={cx('rounded-2xl border border-line bg-surface shadow-card', inner, className)}>
      {children}
    </Tag>
  );
}

/** A sheet with a title and, at its right, actions. */
export function TitledCard({
  title,
  actions,
  children,
  level = 2,
}: {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
  level?: 2 | 3;
}) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Card as="section">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <Heading className="text-xl">{title}</Heading>
        {actions}
      </div>
      {children}
    </Card>
  );
}
