import tableClasses from '../../portal/table.module.css'
import { StockStatus } from './stock-status'

/** How many of a kit there are: a figure that follows and is never typed. */
export function KitStock({ stock }: { stock: number }) {
	return (
		<span>
			<StockStatus stock={stock} />
			<span className={tableClasses.small}>by its parts</span>
		</span>
	)
}
