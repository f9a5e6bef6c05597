import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { KitContents } from '../../products/sheet/kit-contents'
import { Status } from '../../ui/display/status'
import { Inline } from '../../ui/layout/inline'
import { Price } from '../../ui/text/price'
import { Text } from '../../ui/text/text'
import { When } from '../../ui/text/when'
import { DecisionButtons, Refusal } from './decision/decision-buttons'
import { DeclineReason } from './decision/decline-reason'
import { UndoDecline } from './decision/undo-decline'
import { type DeliveryPart, deliveryOf, MISSING } from './delivery'
import { Destination } from './destination'
import classes from './order-row.module.css'
import { STATUS_TONE, STATUS_WORD } from './status'
import type { Listed } from './use-listed'

const WORDS = { accept: 'Accept', decline: 'Decline' }

type RowProps = Listed & {
	heading?: 'h2' | 'h3'
	/** How far away it is. */
	kilometres?: number | undefined
}

/** An order in the list: whose it is, where it goes and what is in it, with the two answers. */
export function OrderRow({
	order,
	refusal,
	gone,
	isFresh,
	heading: Heading = 'h2',
	kilometres,
}: RowProps) {
	const { id, status, items, total, createdAt } = order
	const { name, contact, email, address } = deliveryOf(order)
	return (
		<article id={id} tabIndex={-1} className={classes.row} aria-labelledby={`number-${id}`}>
			<div className={classes.order}>
				<Heading id={`number-${id}`} className={classes.number}>
					{order.approved ? <Link to={`/installer/installations/${id}`}>{id}</Link> : id}
				</Heading>
				<p className={classes.when}>
					<When at={createdAt} time />
				</p>
				<Status tone={gone ? 'off' : STATUS_TONE[status]}>
					{gone ? 'No longer open' : STATUS_WORD[status]}
				</Status>
				<Destination order={order} kilometres={kilometres} className={classes.where} />
			</div>
			<dl className={classes.facts}>
				<Fact name="Buyer" className={classes.buyer}>
					{name.text}
				</Fact>
				<Fact name="Contact number" className={classes.contact}>
					<Way part={contact} />
				</Fact>
				<Fact name="Email" className={classes.email} missing={email.text === MISSING}>
					<Way part={email} />
				</Fact>
				<Fact name="Shipping address" className={classes.address}>
					{address.text}
				</Fact>
				<Fact name="Items" className={classes.items}>
					{items.map((item) => (
						<div key={item.productId} className={classes.item}>
							{item.name}{' '}
							<Text as="span" tone="muted" numeric oneLine>
								× {item.quantity}
							</Text>
							<KitContents parts={item.parts} />
						</div>
					))}
				</Fact>
				<Fact name="Total" className={classes.total}>
					<Price rupees={total} />
				</Fact>
			</dl>
			{(order.may.includes('accept') || refusal !== null) && (
				<Inline wrap align="stretch" justify="end" className={classes.actions}>
					<Refusal>{refusal}</Refusal>
					{order.may.includes('accept') && (
						<DecisionButtons order={order} words={WORDS} asksReason />
					)}
				</Inline>
			)}
			{order.may.includes('undo') && (
				<div className={classes.undo}>
					<UndoDecline order={order} isFresh={isFresh} />
				</div>
			)}
			<DeclineReason order={order} />
		</article>
	)
}

function Way({ part: { text, href } }: { part: DeliveryPart }) {
	return href ? <a href={href}>{text}</a> : text
}

interface FactProps {
	name: string
	className: string | undefined
	missing?: boolean
	children: ReactNode
}

function Fact({ name, className, missing = false, children }: FactProps) {
	return (
		<div className={className} data-missing={missing || undefined}>
			<dt>{name}</dt>
			<dd>{children}</dd>
		</div>
	)
}
