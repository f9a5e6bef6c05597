import { Link } from 'react-router'
import { DecisionButtons, Refusal } from '../../components/installer/decision/decision-buttons'
import { STATUS_VARIANT, STATUS_WORD } from '../../components/orders/order-status'
import { KitContents } from '../../components/products/sheet/kit-contents'
import { Fact, FactList } from '../../ui/display/fact-list'
import { Status } from '../../ui/display/status'
import { Card } from '../../ui/layout/card'
import { Row } from '../../ui/layout/row'
import { Heading } from '../../ui/text/heading'
import { Price } from '../../ui/text/price'
import { Text } from '../../ui/text/text'
import { When } from '../../ui/text/when'
import { DeclineReason } from './decision/decline-reason'
import { UndoDecline } from './decision/undo-decline'
import { type DeliveryPart, deliveryOf } from './delivery'
import { Destination } from './destination'
import { ItemName } from './item-name'
import { OfferEnd } from './offer-end'
import classes from './order.module.css'
import type { Listed } from './use-listed'

const WORDS = { accept: 'Accept', decline: 'Decline' }

type RowProps = Listed & {
	/** How far away it is. */
	kilometres?: number | undefined
}

/** An order in the list: its buyer, its destination and its goods, with the two answers. */
export function OrderRow({ order, refusal, gone, isFresh, kilometres }: RowProps) {
	const { id, status, items, total, createdAt } = order
	const { name, contact, email, address } = deliveryOf(order)
	return (
		<Card
			as="article"
			gap={2}
			id={id}
			tabIndex={-1}
			className={classes.order}
			aria-labelledby={`number-${id}`}
		>
			<Row wrap align="baseline" gap={4}>
				<Heading id={`number-${id}`} level={2} size="small">
					{order.approved ? <Link to={`/installer/installations/${id}`}>{id}</Link> : id}
				</Heading>
				<Status variant={gone ? 'off' : STATUS_VARIANT[status]}>
					{gone ? 'No longer open' : STATUS_WORD[status]}
				</Status>
				<Text as="span" size="tiny" color="muted">
					<When at={createdAt} time />
				</Text>
				<Destination order={order} kilometres={kilometres} />
				<Text as="span" size="body" data-end>
					<Price rupees={total} />
				</Text>
			</Row>
			<FactList className={classes.facts}>
				<PartFact name="Buyer" part={name} />
				<PartFact name="Contact number" part={contact} />
				<PartFact name="Email" part={email} />
				<PartFact name="Shipping address" part={address} />
				<Fact name="Items">
					{items.map((item) => (
						<div key={item.productId}>
							<ItemName item={item} />
							<KitContents parts={item.parts} />
						</div>
					))}
				</Fact>
			</FactList>
			<Refusal>{refusal}</Refusal>
			<OfferEnd order={order} />
			{order.allowedActions.includes('accept') && (
				<DecisionButtons order={order} words={WORDS} asksReason />
			)}
			{order.allowedActions.includes('undo') && <UndoDecline order={order} isFresh={isFresh} />}
			<DeclineReason order={order} />
		</Card>
	)
}

function PartFact({ name, part: { text, href } }: { name: string; part: DeliveryPart }) {
	return <Fact name={name}>{href ? <a href={href}>{text}</a> : text}</Fact>
}
