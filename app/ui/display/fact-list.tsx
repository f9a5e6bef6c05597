import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../polymorphic'
import { Price } from '../text/price'
import classes from './list.module.css'

interface FactListProps extends ComponentProps<'dl'> {
	/**
	 * `columns`: as many beside one another as there is room for. `figures`: the same, with large figures.
	 * `sums`: the name at the left, the amount at the right. One below the other where it is not said.
	 */
	variant?: 'columns' | 'figures' | 'sums'
}

/** The facts about a thing, each with its name. */
export function FactList({ variant, className, ...rest }: FactListProps) {
	return <dl className={classNames(classes.facts, className)} data-variant={variant} {...rest} />
}

interface FactProps {
	name: ReactNode
	/** A line below the value. */
	hint?: ReactNode
	/** In sums: the last line, the sum of the others. */
	total?: boolean
	className?: string
	children: ReactNode
}

export function Fact({ name, hint, total, className, children }: FactProps) {
	return (
		<div className={className} data-total={total || undefined}>
			<dt>{name}</dt>
			<dd>{children}</dd>
			{hint && <dd className={classes.hint}>{hint}</dd>}
		</div>
	)
}

/** A fact that is an amount. */
export const PriceFact = ({
	rupees,
	...fact
}: Omit<FactProps, 'children'> & { rupees: number }) => (
	<Fact {...fact}>
		<Price rupees={rupees} />
	</Fact>
)
