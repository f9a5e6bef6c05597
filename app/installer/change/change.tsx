import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { Form } from 'react-router'
import { formatRupees } from '../../../shared/format/money'
import { PortalPage } from '../../components/portal/portal-page'
import { titleMeta } from '../../shell/page-title'
import { IntentButton } from '../../ui/forms/intent-button'
import { sentenceOf } from '../../ui/forms/problem'
import { ProblemLine } from '../../ui/forms/problem-line'
import { Card } from '../../ui/layout/card'
import { Row } from '../../ui/layout/row'
import { Stack } from '../../ui/layout/stack'
import { Text } from '../../ui/text/text'
import { BackLink } from '../back-link'
import type { Route } from './+types/change'
import classes from './change.module.css'
import { proposeHere, readChange } from './change.server'
import { changeIntents } from './change-intents'

export const meta: Route.MetaFunction = titleMeta(({ params }) => `Change of order ${params.id}`)

export const loader = ({ context, request, params }: Route.LoaderArgs) =>
	readChange(context, request, params.id)

export const action = proposeHere

export { sendForm as clientAction } from '../../ui/forms/send-form'

/** Lines that wait for another product. */
const BLANK = 3
const MAX_REASON = 1000

type Offered = Route.ComponentProps['loaderData']['products']

/** Products by category, each with its price. */
function choicesOf(products: Offered) {
	const groups = [...new Set(products.map(({ category }) => category))]
	return [
		{ value: '', label: 'Choose a product' },
		...groups.map((group) => ({
			group,
			items: products
				.filter(({ category }) => category === group)
				.map(({ id, name, price }) => ({ value: id, label: `${name}, ${formatRupees(price)}` })),
		})),
	]
}

/** Proposes other parts for an order: its lines with other quantities, and added products. */
export default function ChangePage({ loaderData, actionData }: Route.ComponentProps) {
	const { order, products, q } = loaderData
	const problem = changeIntents.problem(actionData, 'propose')
	const { lines, reason } = actionData?.typed ?? loaderData.typed
	const added = lines.slice(order.items.length)
	const choices = choicesOf(products)
	return (
		<PortalPage title="Propose a change" intro={`Order ${order.id}`}>
			<BackLink to={`/installer/installations/${order.id}`}>Back to the job</BackLink>
			<Text size="small" color="muted" measure>
				You propose the parts; the store adds today’s prices. Nothing changes until the buyer
				agrees.
			</Text>
			<Stack as={Form} method="post" gap={4} narrow className={classes.form}>
				<ProblemLine>{sentenceOf(problem)}</ProblemLine>
				<Card as="fieldset" gap={3}>
					<legend>What was ordered</legend>
					<Text size="small" color="muted">
						Type 0 to leave a product out.
					</Text>
					{order.items.map(({ productId, name, quantity }, n) => (
						<div key={productId}>
							<input type="hidden" name="productId" value={productId} />
							<TextInput
								name="quantity"
								label={name}
								inputMode="numeric"
								size="md"
								defaultValue={lines[n]?.productId === productId ? lines[n].quantity : quantity}
							/>
						</div>
					))}
				</Card>
				<Card as="fieldset" gap={3}>
					<legend>What is added</legend>
					<search className={classes.search}>
						<TextInput
							name="q"
							type="search"
							label="Find products to add"
							size="md"
							maxLength={100}
							defaultValue={q}
						/>
						{/* The typed values go along, and come back with the products found. */}
						<Button type="submit" formMethod="get" formNoValidate variant="default" size="md">
							Find
						</Button>
					</search>
					{Array.from({ length: BLANK }, (_, n) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
						<Row key={n} gap={3} wrap align="end">
							<NativeSelect
								key={q}
								name="productId"
								defaultValue={added[n]?.productId ?? ''}
								label={`Product ${n + 1}`}
								size="md"
								data={choices}
								className={classes.product ?? ''}
							/>
							<TextInput
								name="quantity"
								label={`Quantity of product ${n + 1}`}
								inputMode="numeric"
								size="md"
								defaultValue={added[n]?.quantity ?? ''}
							/>
						</Row>
					))}
				</Card>
				<Textarea
					name="reason"
					label="Why?"
					description="The buyer and the store can read it."
					required
					withAsterisk={false}
					maxLength={MAX_REASON}
					rows={3}
					size="md"
					defaultValue={reason}
				/>
				<Row gap={3} wrap>
					<IntentButton intents={changeIntents} intent="propose" size="md">
						Propose the change
					</IntentButton>
				</Row>
			</Stack>
		</PortalPage>
	)
}
