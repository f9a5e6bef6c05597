import { Alert } from '@mantine/core'
import { Form, Link } from 'react-router'
import { api, read } from '../../../api.server'
import { PortalPage } from '../../../components/portal/portal-page'
import type { PageHandle } from '../../../page-handle'
import { titleMeta } from '../../../shell/page-title'
import { Grid } from '../../../ui/layout/grid'
import { Stack } from '../../../ui/layout/stack'
import { ButtonLink } from '../../../ui/text/button-link'
import { Heading } from '../../../ui/text/heading'
import { Text } from '../../../ui/text/text'
import { KitPartsStock } from '../../stock/kit-parts-stock'
import { Ledger } from '../../stock/ledger'
import { Waiting } from '../../stock/waiting'
import { waitingFor } from '../../stock/waiting.server'
import { kitPartsOf } from '../kits.server'
import { PartOf } from '../part-of'
import type { Route } from './+types/product'
import { productValuesOf } from './product-fields'
import { ProductForm } from './product-form'
import { productIntents } from './product-intents'
import { changeProduct, expectedOf } from './save-product.server'
import { taxClassChoices } from './tax-class-choices.server'

export const handle = { large: 'picture' } satisfies PageHandle

export const meta: Route.MetaFunction = titleMeta(({ loaderData }) => loaderData?.name ?? 'Product')

export async function loader({ request, context, params }: Route.LoaderArgs) {
	const { products } = api(context).catalogue
	const param = { id: params.id }
	const [product, movements, kits] = await Promise.all([
		read(products[':id'].$get({ param })),
		read(products[':id']['stock-movements'].$get({ param, query: { limit: '50' } })),
		read(products.$get({ query: { part: params.id } })),
	])
	const saved = new URL(request.url).searchParams.get('saved')
	const { id, name, archived, sheet } = product
	const within = kits.map((kit) => ({ id: kit.id, name: kit.name }))
	const isKit = sheet?.kind === 'kit'
	const parts = await kitPartsOf(product, context)
	const taxClasses = await taxClassChoices(context, product.taxClass)
	const expected = expectedOf(product)
	const values = productValuesOf(product)
	const waiting = (await waitingFor(context)).get(id) ?? 0
	const stocks = { waiting, isKit, parts, within, movements }
	return { id, name, archived, ...stocks, values, expected, taxClasses, saved }
}

export const action = changeProduct

export { sendForm as clientAction } from '../../../ui/forms/send-form'

export default function ProductPage({ loaderData, actionData }: Route.ComponentProps) {
	const { id, name, archived, isKit, parts, within, values, expected, movements, saved } =
		loaderData
	const { taxClasses, waiting } = loaderData
	// The values taken over from another admin are not in the fields yet.
	const resent = actionData?.problem?.values
	const edition = saved === 'merged' ? JSON.stringify(values) : ''
	return (
		<PortalPage
			title={name}
			intro={id}
			action={
				<>
					{!archived && (
						<ButtonLink as={Link} variant="quiet" to={`/products/${id}`}>
							See it in the shop
						</ButtonLink>
					)}
					<ButtonLink as={Link} variant="quiet" to={`/admin/orders?q=${encodeURIComponent(id)}`}>
						Its orders
					</ButtonLink>
					<ButtonLink
						as={Link}
						variant="quiet"
						to={`/admin/add-product?from=${encodeURIComponent(id)}`}
					>
						Duplicate
					</ButtonLink>
					<Form method="post" replace preventScrollReset>
						<ButtonLink
							variant="quiet"
							type="submit"
							{...productIntents.field(archived ? 'restore' : 'archive')}
						>
							{archived ? 'Restore' : 'Archive'}
						</ButtonLink>
					</Form>
				</>
			}
		>
			{archived && (
				<Alert color="gray" variant="light" role="note">
					This product is archived: it keeps its data and its history, but is not for sale.
				</Alert>
			)}
			{within.length > 0 && <PartOf kits={within} archived={archived} />}
			<Grid aside>
				<ProductForm
					key={`${id} ${edition}`}
					initial={values}
					answer={actionData}
					isNew={false}
					taxClasses={taxClasses}
					saved={saved !== null && !actionData}
					words={{ send: 'Save', sending: 'Saving...', done: 'Saved.' }}
				>
					<input type="hidden" {...productIntents.field('save')} />
					<input type="hidden" name="expectedStock" value={resent?.expectedStock ?? values.stock} />
					<input type="hidden" name="expected" value={resent?.expected ?? expected} />
				</ProductForm>
				<Stack as="section" gap={2} id="ledger" aria-labelledby="ledger-title">
					{isKit && (
						<>
							<Heading level={2} size="body">
								Stock of the parts
							</Heading>
							<KitPartsStock parts={parts} />
						</>
					)}
					<Heading level={2} size="body" id="ledger-title">
						Stock ledger
					</Heading>
					<Waiting people={waiting} />
					{isKit && (
						<Text size="small" color="muted">
							Selling a kit reduces the stock of its parts.
						</Text>
					)}
					{(!isKit || movements.length > 0) && <Ledger movements={movements} />}
				</Stack>
			</Grid>
		</PortalPage>
	)
}
