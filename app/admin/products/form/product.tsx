import { Alert } from '@mantine/core'
import { Form, Link } from 'react-router'
import { requireRole } from '../../../account/guard.server'
import { api, read } from '../../../api.server'
import { PortalPage } from '../../../portal/portal-page'
import tableClasses from '../../../portal/table.module.css'
import { sendForm } from '../../../ui/forms/send-form'
import { KitShelf } from '../../stock/kit-shelf'
import { Ledger } from '../../stock/ledger'
import { shelfOf } from '../kits.server'
import { PartOf } from '../part-of'
import type { Route } from './+types/product'
import classes from './product.module.css'
import { ProductForm } from './product-form'
import { productIntents } from './product-intents'
import { changeProduct, expectedOf } from './save-product.server'
import { typedOf } from './typed-product'

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: `${loaderData?.name ?? 'Product'} – Solbazaar` },
]

export async function loader({ request, context, params }: Route.LoaderArgs) {
	await requireRole(context, request, ['Admin'])
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
	const parts = await shelfOf(product, context)
	const expected = expectedOf(product)
	const typed = typedOf(product)
	return { id, name, archived, isKit, parts, within, typed, expected, movements, saved }
}

export const action = ({ request, context, params }: Route.ActionArgs) =>
	changeProduct(request, context, params.id)

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args)

export default function ProductPage({ loaderData, actionData }: Route.ComponentProps) {
	const { id, name, archived, isKit, parts, within, typed, expected, movements, saved } = loaderData
	// What was taken over from another admin is not yet what the fields say.
	const resent = actionData?.problem?.values
	const edition = saved === 'merged' ? JSON.stringify(typed) : ''
	return (
		<PortalPage
			title={name}
			intro={id}
			action={
				<>
					{!archived && (
						<Link to={`/products/${id}`} className={tableClasses.link}>
							See it in the shop
						</Link>
					)}
					<Link
						to={`/admin/add-product?from=${encodeURIComponent(id)}`}
						className={tableClasses.link}
					>
						Duplicate
					</Link>
					<Form method="post" replace preventScrollReset>
						<button
							type="submit"
							{...productIntents.field(archived ? 'restore' : 'archive')}
							className={`${tableClasses.link} ${classes.archive}`}
						>
							{archived ? 'Restore' : 'Archive'}
						</button>
					</Form>
				</>
			}
		>
			{archived && (
				<Alert color="gray" variant="light" role="note">
					This product is archived: kept with all it has, but not for sale.
				</Alert>
			)}
			{within.length > 0 && <PartOf kits={within} archived={archived} />}
			<div className={classes.columns}>
				<ProductForm
					key={`${id} ${edition}`}
					initial={typed}
					answer={actionData}
					isNew={false}
					saved={saved !== null && !actionData}
					words={{ send: 'Save', sending: 'Saving...', done: 'Saved.' }}
				>
					<input type="hidden" {...productIntents.field('save')} />
					<input type="hidden" name="expectedStock" value={resent?.expectedStock ?? typed.stock} />
					<input type="hidden" name="expected" value={resent?.expected ?? expected} />
				</ProductForm>
				<section id="ledger" aria-labelledby="ledger-title" className={classes.ledger}>
					{isKit && (
						<>
							<h2>Parts on the shelf</h2>
							<KitShelf parts={parts} />
						</>
					)}
					<h2 id="ledger-title">Stock ledger</h2>
					{isKit && (
						<p className={classes.follows}>What is sold of a kit moves the stock of its parts.</p>
					)}
					{(!isKit || movements.length > 0) && <Ledger movements={movements} />}
				</section>
			</div>
		</PortalPage>
	)
}
