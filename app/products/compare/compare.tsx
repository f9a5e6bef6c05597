import { Link } from 'react-router'
import { stockInWords } from '../../../shared/format/stock'
import { api, attempt } from '../../api.server'
import { cartIntents } from '../../components/cart/cart-intents'
import { useAddToCart } from '../../components/products/buy/add-to-cart'
import {
	COMPARED,
	comparedAs,
	comparedIn,
	comparisonAddress,
} from '../../components/products/compare/kinds'
import type { PageHandle } from '../../page-handle'
import { privateMeta } from '../../shell/page-title'
import { DataTable } from '../../ui/display/table/data-table'
import { Card } from '../../ui/layout/card'
import { Grid } from '../../ui/layout/grid'
import { Hidden } from '../../ui/layout/hidden'
import { Page } from '../../ui/layout/page'
import { Stack } from '../../ui/layout/stack'
import { Picture } from '../../ui/pictures/picture'
import { list } from '../../ui/text/format'
import { Price } from '../../ui/text/price'
import { Text } from '../../ui/text/text'
import { WorkingButton } from '../../ui/working-button'
import type { Route } from './+types/compare'
import { comparisonOf } from './comparison'
import classes from './comparison.module.css'

export const handle = { cachedBy: ['ids'] } satisfies PageHandle

export const meta: Route.MetaFunction = privateMeta<Route.MetaArgs>(
	({ loaderData }) => loaderData?.title ?? 'Compare products',
)

export async function loader({ request, context }: Route.LoaderArgs) {
	const { products } = api(context).catalogue
	const ids = comparedIn(new URL(request.url).searchParams)
	const answers = await Promise.all(
		ids.map((id) => attempt(products[':id'].$get({ param: { id: encodeURIComponent(id) } }))),
	)
	const found = answers.flatMap((answer) =>
		answer.ok && comparedAs(answer.value) ? answer.value : [],
	)
	const kind = found[0] ? comparedAs(found[0]) : null
	const compared = found.filter((product) => comparedAs(product) === kind)
	const { rows, bestAt } = comparisonOf(compared)
	return {
		title: kind ? `Compare ${COMPARED[kind]}` : 'Compare products',
		rows,
		products: compared.map(({ id, name, image, price, stock }, index) => ({
			id,
			name,
			image,
			price,
			stock,
			bestAt: bestAt[index] ?? [],
		})),
		leftOut: found.filter((product) => !compared.includes(product)).map(({ name }) => name),
	}
}

type Loaded = Route.ComponentProps['loaderData']

function AddIt({ id, name }: { id: string; name: string }) {
	const { Form, busy, onSubmit } = useAddToCart()
	return (
		<Form method="post" action="/cart" onSubmit={onSubmit}>
			<input type="hidden" {...cartIntents.field('add')} />
			<input type="hidden" name="productId" value={id} />
			<WorkingButton
				type="submit"
				color="marigold.5"
				fullWidth
				working={busy}
				aria-label={`Add to Cart: ${name}`}
			>
				Add to Cart
			</WorkingButton>
		</Form>
	)
}

function Compared({ product, ids }: { product: Loaded['products'][number]; ids: string[] }) {
	const { id, name, image, price, stock, bestAt } = product
	return (
		<Card as="li" pad={3} gap={2}>
			<Picture src={image} alt="" sizes="200px" eager className={classes.picture ?? ''} />
			<Link to={`/products/${id}`} className={classes.name}>
				{name}
			</Link>
			<Price rupees={price} />
			<Text size="tiny" color="muted">
				{stockInWords(stock)}
			</Text>
			<Text size="small" color="leaf" strong>
				{bestAt.join(' · ')}
			</Text>
			{stock > 0 ? (
				<AddIt id={id} name={name} />
			) : (
				<Link to={`/products/${id}/alert`}>
					Tell me when it is back<Hidden>: {name}</Hidden>
				</Link>
			)}
			<Link to={comparisonAddress(ids.filter((other) => other !== id))} preventScrollReset>
				Remove<Hidden> {name}</Hidden>
			</Link>
		</Card>
	)
}

/** Four panels, inverters or batteries at the most, side by side; its address can be shared. */
export default function Compare({ loaderData }: Route.ComponentProps) {
	const { title, rows, products, leftOut } = loaderData
	const ids = products.map(({ id }) => id)
	return (
		<Page airy>
			<Stack gap={6}>
				<h1>{title}</h1>
				{leftOut.length > 0 && (
					<p>Only products of one kind can be compared. Left out: {list(leftOut)}.</p>
				)}
				{products.length < 2 && (
					<p>
						Choose two to four <Link to="/products?category=Panels">panels</Link>,{' '}
						<Link to="/products?category=Inverters">inverters</Link> or{' '}
						<Link to="/products?category=Batteries">batteries</Link> in the list, by the box
						“Compare” on each.
					</p>
				)}
				{products.length > 0 && (
					<>
						<Grid as="ul" gap={3} className={classes.products}>
							{products.map((product) => (
								<Compared key={product.id} product={product} ids={ids} />
							))}
						</Grid>
						<div className={classes.compared} data-count={products.length}>
							<ol className={classes.names} aria-hidden>
								{products.map(({ id, name }) => (
									<li key={id}>{name}</li>
								))}
							</ol>
							<DataTable
								label={title}
								className={classes.table ?? ''}
								rows={rows}
								keyOf={({ label }) => label}
								rowProps={({ differs }) => ({ 'data-differs': differs || undefined })}
								columns={[
									{ name: 'label', head: 'Figure', cell: ({ label }) => label },
									...products.map(({ id, name }, index) => ({
										name: id,
										head: name,
										cell: ({ values, best }: Loaded['rows'][number]) => (
											<>
												{values[index]}
												{best.includes(index) && (
													<Text as="strong" size="tiny" color="leaf">
														{' '}
														Best
													</Text>
												)}
											</>
										),
									})),
								]}
							/>
						</div>
						<Text size="small" color="muted">
							Rows in which they differ are marked.
						</Text>
					</>
				)}
			</Stack>
		</Page>
	)
}
