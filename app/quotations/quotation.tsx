import { Button } from '@mantine/core'
import { Form } from 'react-router'
import type { Quotation as Quoted } from '../../domain/documents/quotations/schema'
import { api, read } from '../api.server'
import { apiPath } from '../api-call'
import { LINKED, linkedMeta } from '../shell/page-title'
import { NetCostLines, SumList } from '../ui/display/sum-list'
import { sentenceOf } from '../ui/forms/problem'
import { Banner } from '../ui/layout/banner'
import { Page } from '../ui/layout/page'
import { Row } from '../ui/layout/row'
import { Stack } from '../ui/layout/stack'
import { number as count } from '../ui/text/format'
import { Price } from '../ui/text/price'
import { Text } from '../ui/text/text'
import { momentOf, When } from '../ui/text/when'
import type { Route } from './+types/quotation'
import { keyIn, orderIt } from './quotation.server'
import { QuotationItems, QuotationSums } from './quotation-sums'

export const meta: Route.MetaFunction = linkedMeta(
	({ loaderData }) => `Quotation ${loaderData?.quotation.number ?? ''}`,
)

export const headers: Route.HeadersFunction = () => LINKED

export async function loader({ params, request, context }: Route.LoaderArgs) {
	const query = keyIn(request)
	const quotations = api(context).quotations[':id']
	return { quotation: await read(quotations.$get({ param: params, query })), query }
}

export const action = orderIt

export { sendForm as clientAction } from '../ui/forms/send-form'

/** A quotation on screen, with links to its file and to ordering its items. */
export default function Quotation({ loaderData, actionData }: Route.ComponentProps) {
	const { quotation, query } = loaderData
	const holds = quotation.holds && quotation.trackingKey !== null
	const { id, number, name, createdAt, validUntil, isExpired, document: content } = quotation
	const file = apiPath('get', '/documents/:file', { param: { file: `${id}.pdf` }, query })
	const problem = sentenceOf(actionData?.problem, [])
	return (
		<Page airy>
			<Stack gap={8}>
				<Stack gap={1}>
					<h1>Quotation {number}</h1>
					<Text color="muted">
						Of <When at={createdAt} />, for {name}
						{content.billTo.gstin && `, GSTIN ${content.billTo.gstin}`}
					</Text>
				</Stack>
				{problem && (
					<Banner variant="problem" role="alert">
						{problem}
					</Banner>
				)}
				<Validity quotation={quotation} />
				<QuotationItems items={content.items} />
				<QuotationSums content={content} />
				{quotation.netCost && <NetCostLines of={quotation.netCost} />}
				{quotation.perFlat && (
					<section aria-labelledby="per-flat">
						<h2 id="per-flat">For each of {count(content.flats ?? 0)} flats</h2>
						<SumList lines={quotation.perFlat.lines} />
					</section>
				)}
				<Row gap={4} wrap>
					<Button component="a" href={file} size="md" color="marigold.5">
						Open the PDF
					</Button>
					<Form method="post">
						<Button type="submit" size="md" variant="default">
							{holds ? 'Order at this price' : 'Put in the cart'}
						</Button>
					</Form>
				</Row>
				{!isExpired && (
					<Text size="small" color="muted">
						{holds
							? 'Your cart then has these goods alone. Nothing is reserved. One order of just these goods has these prices, while stock lasts. A discount code has to be valid on that day.'
							: 'Nothing is reserved. An order costs what the goods cost on the day it is placed, and the checkout shows that before you order.'}{' '}
						Valid until <When at={momentOf(validUntil)} />.
					</Text>
				)}
				{query.key && (
					<Text size="small" color="muted">
						Keep the address of this page: whoever has it can see the quotation.
					</Text>
				)}
			</Stack>
		</Page>
	)
}

/** Until when it is valid, or that it is so no more, and which prices are others now. */
function Validity({ quotation }: { quotation: Quoted }) {
	const { isExpired, validUntil, lines, holds, document: content } = quotation
	const nameAt = (index: number) => content.items[index]?.name ?? ''
	const changed = lines.flatMap((line, index) =>
		line.priceNow === line.unitPrice || (holds && line.priceNow !== null)
			? []
			: [{ ...line, name: nameAt(index) }],
	)
	return (
		<>
			{isExpired ? (
				<Banner variant="notice" role="status">
					This quotation expired on <When at={momentOf(validUntil)} />. Put it in the cart to get a
					new one there.
				</Banner>
			) : (
				<p>
					Valid until <When at={momentOf(validUntil)} />
				</p>
			)}
			{changed.length > 0 && (
				<Banner variant="notice" role="status">
					Since then prices have changed:{' '}
					{changed.map(({ productId, name, unitPrice, priceNow }) => (
						<span key={productId}>
							{name} {priceNow === null ? 'is no longer sold' : 'costs '}
							{priceNow !== null && (
								<>
									<Price rupees={priceNow} /> now, not <Price rupees={unitPrice} />
								</>
							)}
							.{' '}
						</span>
					))}
				</Banner>
			)}
		</>
	)
}
