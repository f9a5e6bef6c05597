import { Button, TextInput } from '@mantine/core'
import { Link, useSearchParams } from 'react-router'
import { api, attempt } from '../../api.server'
import { withParams } from '../../components/portal/address'
import { Pages } from '../../components/portal/pages'
import { partOf, readListPage } from '../../components/portal/paging.server'
import { Empty, PortalPage } from '../../components/portal/portal-page'
import { SearchForm } from '../../components/portal/search-form'
import { titleMeta } from '../../shell/page-title'
import { fieldProblem, sentenceOf } from '../../ui/forms/problem'
import { Flash } from '../../ui/overlay/flash'
import { Confirm } from '../../ui/overlay/question-confirm'
import type { Route } from './+types/delete-product'
import { addedFirst, addedProducts } from './all-products.server'
import { deleteIntents, WORD } from './delete-intents'
import { handleDelete } from './delete-product.server'
import { DeleteTable } from './delete-table'
import { outOfStockWithout } from './kits.server'

export const meta = titleMeta('Delete products')

const PAGE_SIZE = 50

/** Added products first: they are the ones that can go. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url)
	const q = (searchParams.get('q') ?? '').slice(0, 200)
	const [{ items, page, pages }, added, toDelete] = await Promise.all([
		readListPage(request, PAGE_SIZE, (part) => addedFirst(context, q, part)),
		addedProducts(context, '', partOf(1, 1)),
		askedAbout(context, searchParams.get('delete')),
	])
	return { products: items, page, pages, added: added.total, toDelete }
}

/** The added product that a question is about. */
async function askedAbout(context: Route.LoaderArgs['context'], id: string | null) {
	if (!id || id === 'all') return null
	const found = await attempt(api(context).catalogue.products[':id'].$get({ param: { id } }))
	if (!found.ok || found.value.productSource !== 'dynamic') return null
	return { ...found.value, note: await outOfStockWithout(context, id) }
}

export const action = handleDelete

export { sendForm as clientAction } from '../../ui/forms/send-form'

export default function DeleteProducts({ loaderData, actionData }: Route.ComponentProps) {
	const { products, page, pages, added, toDelete } = loaderData
	const [params] = useSearchParams()
	const back = withParams(params, { delete: null })
	const deleted = Number(params.get('deleted'))
	const problem = sentenceOf(actionData?.problem, ['confirmation'])
	return (
		<PortalPage
			title="Delete products"
			intro="Only products that were added here; orders keep what they say of them."
			filters={<SearchForm label="Products" placeholder="Name or id" maxLength={200} />}
			action={
				added > 0 && (
					<Button
						component={Link}
						to={withParams(params, { delete: 'all', deleted: null })}
						replace
						preventScrollReset
						variant="default"
					>
						Delete All Added Products
					</Button>
				)
			}
		>
			<Flash
				done={deleted > 0 && `${deleted} ${deleted === 1 ? 'product' : 'products'} deleted.`}
			/>
			{added === 0 && (
				<Empty>
					<p>There are no added products to delete.</p>
					<Button component={Link} to="/admin/add-product" variant="default">
						Add product
					</Button>
				</Empty>
			)}
			<DeleteTable
				products={products}
				deleteAt={(id) => withParams(params, { delete: id, deleted: null })}
			/>
			<Pages page={page} pages={pages} without={{ delete: null, deleted: null }} />
			{toDelete && (
				<Confirm
					key={toDelete.id}
					title={`Delete ${toDelete.name}?`}
					label="Delete"
					fields={{ ...deleteIntents.entry('delete'), id: toDelete.id }}
					back={back}
					problem={problem}
				>
					<p>It is removed from the shop and from every cart. Its id cannot be used again.</p>
					{toDelete.note && <p>{toDelete.note}</p>}
				</Confirm>
			)}
			{params.get('delete') === 'all' && added > 0 && (
				<Confirm
					title={
						added === 1 ? 'Delete the one added product?' : `Delete all ${added} added products?`
					}
					label="Delete all"
					fields={deleteIntents.entry('delete-all')}
					back={back}
					problem={problem}
				>
					<p>They are removed from the shop and from every cart. Their ids cannot be used again.</p>
					<TextInput
						name="confirmation"
						label={`Type ${WORD} to confirm`}
						autoComplete="off"
						error={fieldProblem(actionData?.problem, 'confirmation')}
						errorProps={{ role: 'alert' }}
					/>
				</Confirm>
			)}
		</PortalPage>
	)
}
