import { Link, redirect } from 'react-router'
import { requireRole } from '../account/guard.server'
import { api, attempt, read } from '../api.server'
import { refusalOf } from '../ui/refusal'
import { orUnsent, UNSENT } from '../ui/unsent'
import type { Route } from './+types/product'
import { Ledger } from './ledger'
import { withPicture } from './picture-in-form.server'
import { PortalPage } from './portal-page'
import classes from './product.module.css'
import { type ProductAnswer, ProductForm } from './product-form'
import tableClasses from './table.module.css'
import { asProduct, typedIn, typedOf } from './typed-product'

const FAILED = 'The changes could not be saved. Please try again.'

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: `${loaderData?.name ?? 'Product'} – Solbazaar` },
]

export async function loader({ request, context, params }: Route.LoaderArgs) {
	await requireRole(context, request, ['Admin'])
	const { products } = api(context).catalogue
	const param = { id: params.id }
	const [product, movements] = await Promise.all([
		read(products[':id'].$get({ param })),
		read(products[':id']['stock-movements'].$get({ param, query: { limit: '50' } })),
	])
	const saved = new URL(request.url).searchParams.get('saved') === 'yes'
	return { id: product.id, name: product.name, typed: typedOf(product), movements, saved }
}

export async function action({
	request,
	context,
	params,
}: Route.ActionArgs): Promise<ProductAnswer> {
	const form = await request.formData()
	const { typed, problem } = await withPicture(context, form, typedIn(form))
	const expectedStock = String(form.get('expectedStock') ?? '')
	const answer = { typed, expectedStock, message: null, done: false }
	if (problem) return { ...answer, errors: { image: problem } }
	const { id: _id, stock, ...fields } = asProduct(typed)
	const was = Number(expectedStock)
	// A stock that was not touched is left out: orders may have taken from it meanwhile.
	const json = stock === was ? fields : { ...fields, stock, expectedStock: was }
	const result = await attempt(
		api(context).catalogue.products[':id'].$put({ param: { id: params.id }, json }),
	)
	if (result.ok) throw redirect(`/admin/products/${result.value.id}?saved=yes`, 303)
	const { stock: present } = result.problem as { stock?: number }
	if (present === undefined) return { ...answer, ...refusalOf(result.problem, FAILED) }
	const message = `${result.problem.detail} Save again to set it to ${typed.stock}.`
	return { ...answer, errors: { stock: message }, expectedStock: String(present) }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => {
	const unsent: ProductAnswer = { typed: null, errors: {}, message: UNSENT, done: false }
	return orUnsent(serverAction, unsent)
}

export default function ProductPage({ loaderData, actionData }: Route.ComponentProps) {
	const { id, name, typed, movements, saved } = loaderData
	return (
		<PortalPage
			title={name}
			intro={id}
			action={
				<>
					<Link to={`/products/${id}`} className={tableClasses.link}>
						See it in the shop
					</Link>
					<Link
						to={`/admin/add-product?from=${encodeURIComponent(id)}`}
						className={tableClasses.link}
					>
						Duplicate
					</Link>
				</>
			}
		>
			<div className={classes.columns}>
				<ProductForm
					key={id}
					initial={typed}
					answer={actionData}
					isNew={false}
					saved={saved && !actionData}
					words={{ send: 'Save', sending: 'Saving...', done: 'Saved.' }}
				>
					<input
						type="hidden"
						name="expectedStock"
						value={actionData?.expectedStock ?? typed.stock}
					/>
				</ProductForm>
				<section id="ledger" aria-labelledby="ledger-title" className={classes.ledger}>
					<h2 id="ledger-title">Stock ledger</h2>
					<Ledger movements={movements} />
				</section>
			</div>
		</PortalPage>
	)
}
