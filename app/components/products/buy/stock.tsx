import { LOW_STOCK } from '../../../../domain/catalogue/limits'
import { stockInWords } from '../../../../shared/format/stock'
import statusClasses from '../../../ui/display/status.module.css'
import { classNames } from '../../../ui/polymorphic'
import classes from './stock.module.css'

/** The stock, in the specification's words, with a dot whose colour only repeats them. */
export function Stock({ stock, className }: { stock: number; className?: string | undefined }) {
	const variant = stock <= 0 ? 'bad' : stock <= LOW_STOCK ? 'waiting' : 'good'
	return (
		<p
			className={classNames(statusClasses.status, classes.stock, className)}
			data-variant={variant}
		>
			{stockInWords(stock)}
		</p>
	)
}
