import { Link } from 'react-router'
import type { MovementReason, StockMovement } from '../../../domain/catalogue/schema'
import { List } from '../../ui/display/list'
import { Text } from '../../ui/text/text'
import { When } from '../../ui/text/when'
import classes from './ledger.module.css'

const WHY: Record<MovementReason, string> = {
	opening: 'Opening stock',
	added: 'Product added',
	adjusted: 'Stock corrected',
	received: 'Received',
	damaged: 'Damaged',
	counted: 'Counted',
	ordered: 'Ordered',
	declined: 'Order declined, returned to stock',
	returned: 'Returned by its buyer',
	reopened: 'Order reopened, taken again',
	cancelled: 'Order cancelled, returned to stock',
	imported: 'Imported',
}

const signed = (change: number) => (change > 0 ? `+${change}` : `−${Math.abs(change)}`)

/** Every change of a product's stock, newest first: amount, reason, person, and the balance. */
export function Ledger({ movements }: { movements: StockMovement[] }) {
	if (movements.length === 0)
		return (
			<Text size="tiny" color="muted">
				Nothing has moved yet.
			</Text>
		)
	return (
		<List as="ol" divided variant="rows" className={classes.list}>
			{movements.map(({ id, change, balance, reason, note, orderId, actor, at }) => (
				<li key={id}>
					<Text as="span" strong numeric className={classes.change}>
						{signed(change)}
					</Text>
					<div>
						{orderId ? <Link to={`/admin/orders/${orderId}`}>{WHY[reason]}</Link> : WHY[reason]}
						<Text size="tiny" color="muted">
							{note && `${note} · `}
							{actor}, <When at={at} time />
						</Text>
					</div>
					<Text as="span" numeric oneLine data-end>
						<Text as="span" size="tiny" color="muted">
							left
						</Text>{' '}
						{balance}
					</Text>
				</li>
			))}
		</List>
	)
}
