import { Text } from '../../ui/text/text'
import classes from './kit-stock.module.css'
import { StockStatus } from './stock-status'

/** How many of a kit there are: a figure that follows and is never typed. */
export function KitStock({ stock }: { stock: number }) {
	return (
		<div className={classes.kit}>
			<StockStatus stock={stock} />
			<Text size="tiny" color="muted">
				by its parts
			</Text>
		</div>
	)
}
