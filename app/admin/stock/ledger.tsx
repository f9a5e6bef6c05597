import { Link } from 'react-router'
import type { MovementReason, StockMovement } from '../../../domain/catalogue/schema'
import { When } from '../../ui/text/when'
import classes from './ledger.module.css'

const WHY: Record<MovementReason, string> = {
	opening: 'Opening stock',
	added: 'Product added',
	adjusted: 'Counted anew',
	ordered: 'Ordered',
	declined: 'Order declined, put back',
	reopened: 'Order reopened, taken again',
	cancelled: 'Order cancelled, put back',
	imported: 'Imported',
}

const signed = (change: number) => (change > 0 ? `+${change}` : `−${Math.abs(change)}`)

/** Every change of a product's stock, newest first: what, why, by whom, and what was left. */
export function Ledger({ movements }: { movements: StockMovement[] }) {
	if (movements.length === 0) return <p className={classes.none}>Nothing has moved yet.</p>
	return (
		<ol className={classes.list}>
			{movements.map(({ id, change, balance, reason, orderId, actor, at }) => (
				<li key={id}>
					<span className={classes.change}>{signed(change)}</span>
					<span className={classes.why}>
						{orderId ? <Link to={`/orders/${orderId}`}>{WHY[reason]}</Link> : WHY[reason]}
						<span className={classes.who}>
							{actor}, <When at={at} time />
						</span>
					</span>
					<span className={classes.balance}>
						<span className={classes.who}>left</span> {balance}
					</span>
				</li>
			))}
		</ol>
	)
}
