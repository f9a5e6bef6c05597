import { Form, Link } from 'react-router'
import { Fields } from '../../../components/forms/fields'
import { useFieldsForm } from '../../../components/forms/fields-form'
import { FieldsSummary } from '../../../components/forms/fields-summary'
import { HeadLink, PortalPage } from '../../../components/portal/portal-page'
import { titleMeta } from '../../../shell/page-title'
import { IntentButton } from '../../../ui/forms/intent-button'
import { Card } from '../../../ui/layout/card'
import { Grid } from '../../../ui/layout/grid'
import { Row } from '../../../ui/layout/row'
import { Stack } from '../../../ui/layout/stack'
import { Flash } from '../../../ui/overlay/flash'
import { UnsavedForm } from '../../../ui/unsaved-form'
import { LinkToSend } from '../link-to-send'
import { RequestKey } from '../money/request-key'
import type { Route } from './+types/for-buyer'
import { handleForBuyer, type IssuedQuotation, loadForBuyer } from './for-buyer.server'
import { forBuyerFields } from './for-buyer-fields'
import { forBuyerIntents } from './for-buyer-intents'
import { ForBuyerPrice } from './for-buyer-price'

export const meta = titleMeta('New order')

export const loader = ({ request, context }: Route.LoaderArgs) => loadForBuyer(context, request)

export const action = handleForBuyer

export { sendForm as clientAction } from '../../../ui/forms/send-form'

type Loaded = Route.ComponentProps['loaderData']
type Answered = Route.ComponentProps['actionData']

function OrderForm({ loaded, answer }: { loaded: Loaded; answer: Answered }) {
	const { products, ways, isLive, initial, requestKey } = loaded
	const fields = forBuyerFields(products, ways)
	const all = [...fields.buyer, ...fields.goods, ...fields.choices]
	const problem = answer?.problem ?? null
	const form = useFieldsForm(all, answer?.values ?? initial, problem, answer)
	const quote = answer?.quote
	const key = answer?.values?.idempotencyKey ?? problem?.values.idempotencyKey
	return (
		<Stack as={Form} ref={form.ref} method="post" noValidate gap={5} narrow>
			<RequestKey fresh={requestKey} problem={key ? { values: { idempotencyKey: key } } : null} />
			{quote?.hash && <input type="hidden" name="quote" value={quote.hash} />}
			<FieldsSummary form={form} />
			<Card as="fieldset" pad={4}>
				<legend>Buyer</legend>
				<Grid fields>
					<Fields of={fields.buyer} form={form} />
				</Grid>
			</Card>
			<Fields of={fields.goods} form={form} />
			{fields.choices.length > 0 && (
				<Card as="fieldset" pad={4}>
					<legend>Delivery and payment</legend>
					<Grid fields>
						<Fields of={fields.choices} form={form} />
					</Grid>
				</Card>
			)}
			{quote && <ForBuyerPrice quote={quote} />}
			<Row gap={3} wrap>
				{isLive && (
					<IntentButton
						intents={forBuyerIntents}
						intent="price"
						size="md"
						{...(quote ? { variant: 'default' } : { color: 'marigold.5' })}
					>
						{quote ? 'Show the price again' : 'Show the price'}
					</IntentButton>
				)}
				{(!isLive || quote?.hash) && (
					<IntentButton intents={forBuyerIntents} intent="place" size="md" color="marigold.5">
						Place the order
					</IntentButton>
				)}
				{isLive && (
					<IntentButton intents={forBuyerIntents} intent="quotation" size="md" variant="default">
						Issue a quotation
					</IntentButton>
				)}
			</Row>
			<UnsavedForm except={['idempotencyKey', 'quote']} />
		</Stack>
	)
}

function Issued({ issued: { id, number, link, phone } }: { issued: IssuedQuotation }) {
	return (
		<Card gap={3}>
			<p>
				<Link to={`/quotations/${id}`}>Quotation {number}</Link> is issued. Its recipient gets a
				mail, where you gave an address.
			</p>
			<LinkToSend
				label="Link for the recipient"
				link={link}
				text={`Your quotation ${number}:`}
				phone={phone}
			/>
		</Card>
	)
}

/** An order, or a quotation, that an admin types for somebody on the phone. */
export default function ForBuyer({ loaderData, actionData }: Route.ComponentProps) {
	const issued = actionData?.issued
	return (
		<PortalPage
			title="New order"
			intro="For a buyer on the phone: at the shop’s prices, as if they had ordered it themselves."
			action={<HeadLink to="/admin/orders">Orders</HeadLink>}
		>
			<Flash done={issued && <span>Quotation {issued.number} is issued.</span>} />
			{issued && <Issued issued={issued} />}
			<OrderForm key={issued?.id} loaded={loaderData} answer={actionData} />
		</PortalPage>
	)
}
