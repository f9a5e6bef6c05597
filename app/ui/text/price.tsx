import { formatRupees } from '../../../shared/format/money'
import { classNames } from '../polymorphic'
import classes from './price.module.css'

interface PriceProps {
	rupees: number
	/** As heavy as the text around it. */
	light?: boolean
	className?: string | undefined
}

/** An amount in rupees, its sign lighter than its figure. */
export function Price({ rupees, light, className }: PriceProps) {
	const text = formatRupees(rupees)
	return (
		<span className={classNames(classes.price, light && classes.light, className)}>
			<span className={classes.sign}>{text.slice(0, 1)}</span>
			{text.slice(1)}
		</span>
	)
}
