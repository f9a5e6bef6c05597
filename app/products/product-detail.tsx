import { IconInfoCircle } from '@tabler/icons-react'
import {
	data,
	isRouteErrorResponse,
	Link,
	type ShouldRevalidateFunction,
	useNavigation,
} from 'react-router'
import { groupsOf } from '../../domain/catalogue/sheet-words/sheet-groups'
import { apiPath } from '../api-call'
import { deliveryOf, onDeliveryPin } from '../components/delivery/delivery.server'
import { DeliveryPlace } from '../components/delivery/delivery-place'
import { pricePerWatt } from '../components/products/buy/per-watt'
import { Stock } from '../components/products/buy/stock'
import { CompareChoice } from '../components/products/compare/compare-choice'
import { comparedAs } from '../components/products/compare/kinds'
import { ProductGrid } from '../components/products/product-grid'
import {
	adviceOn,
	costOf,
	partsOf,
	relatedTo,
	substitutesOf,
	taxOf,
} from '../components/products/related.server'
import type { PageHandle } from '../page-handle'
import { Failure } from '../shell/failure'
import { failureKind } from '../shell/failure-kind'
import { pageTitle } from '../shell/page-title'
import { useIncludesGst } from '../shell/use-gst'
import { useShell } from '../shell/use-shell'
import { Fact, FactList } from '../ui/display/fact-list'
import { formAction } from '../ui/forms/form-action.server'
import { ONE_FORM } from '../ui/forms/intents'
import { Banner } from '../ui/layout/banner'
import { Page } from '../ui/layout/page'
import { Row } from '../ui/layout/row'
import { Stack } from '../ui/layout/stack'
import { ButtonLink } from '../ui/text/button-link'
import { number } from '../ui/text/format'
import { Heading } from '../ui/text/heading'
import { Price } from '../ui/text/price'
import { Text } from '../ui/text/text'
import type { Route } from './+types/product-detail'
import { BuyBar, BuyForm } from './buy/buy-form'
import { useBuying } from './buy/use-buying'
import { CompareBar } from './compare/compare-bar'
import { installationOf } from './installation.server'
import { KitCost } from './kit-cost'
import { productAt } from './product-at.server'
import classes from './product-detail.module.css'
import { headOf } from './product-head.server'
import { ProductMissing } from './product-missing'
import { ProductPath } from './product-path'
import { ProductPictures } from './product-pictures'
import { Promises } from './promises'
import { reviewsOf } from './reviews/reviews.server'
import { ReviewsSection } from './reviews/reviews-section'
import { Compliance, hasCompliance } from './sheet/compliance'
import { FitsWith } from './sheet/fits-with'
import { fittingWith } from './sheet/fits-with.server'
import { listingsOf } from './sheet/listings.server'
import { TechnicalSheet } from './sheet/technical-sheet'

export const handle = { cachedBy: ['reviews'] } satisfies PageHandle

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
	loaderData
		? [pageTitle(matches, loaderData.product.name), ...loaderData.head]
		: [pageTitle(matches, 'Product Not Found'), { name: 'robots', content: 'noindex' }]

export async function loader({ params, url, context }: Route.LoaderArgs) {
	const product = await productAt(params.id, context)
	const inStock = product.stock > 0 ? [{ productId: product.id, quantity: 1 }] : []
	const [head, fitting, parts, advice, cost, tax, delivery, reviews] = await Promise.all([
		headOf(product, context),
		fittingWith(product.id, context),
		partsOf(product, context, (part) => ({ name: part?.name ?? null })),
		adviceOn(product, context),
		costOf(product, context),
		taxOf(product, context),
		deliveryOf(inStock, context),
		reviewsOf(product, url.searchParams.get('reviews'), context),
	])
	const substitutes = product.stock > 0 ? [] : await substitutesOf(product.id, context)
	const [related, coverage] = await Promise.all([
		substitutes.length > 0
			? substitutes.map((each) => each.product)
			: relatedTo(product, fitting, context),
		installationOf(product, delivery?.pin ?? '', context),
	])
	// A subsidy ends on a day, and its facts change without the catalogue: such a page is never cached. Nor is one
	// whose tax is another from a known day.
	const headers: HeadersInit = cost || tax?.changesOn ? { 'cache-control': 'no-store' } : {}
	return data(
		{
			product,
			head,
			sheet: product.sheet && groupsOf(product.sheet),
			listings: listingsOf(product),
			fitting,
			related,
			relatedTitle: substitutes.length > 0 ? 'In stock, and serves instead' : 'Related products',
			parts,
			advice,
			cost,
			tax,
			delivery,
			coverage,
			perWatt: pricePerWatt(product),
			reviews,
		},
		{ headers },
	)
}

export const action = ({ request, context }: Route.ActionArgs) =>
	formAction(request, ONE_FORM, { send: onDeliveryPin(request, context) })

export { sendForm as clientAction } from '../ui/forms/send-form'

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

/** Putting something in the cart changes nothing of the product; where it is to go is asked of this page itself. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
	formMethod,
	formAction: to,
	currentUrl,
	defaultShouldRevalidate,
}) => (formMethod === 'POST' && to !== currentUrl.pathname ? false : defaultShouldRevalidate)

type Loaded = Route.ComponentProps['loaderData']

function Facts({ product }: Pick<Loaded, 'product'>) {
	return (
		<FactList variant="columns" className={classes.facts}>
			<Fact name="Brand">{product.brand}</Fact>
			<Fact name="Category">
				<Link to={`/products?category=${product.category}`}>{product.category}</Link>
			</Fact>
			{product.wattage > 0 && <Fact name="Wattage">{number(product.wattage)} W</Fact>}
		</FactList>
	)
}

/** `Price includes 18 % GST, HSN 8507` */
const taxInWords = ({ ratePct, hsnSac }: NonNullable<Loaded['tax']>) =>
	`Price includes ${number(ratePct)} % GST${hsnSac && `, HSN ${hsnSac}`}`

type Sent = Pick<Route.ComponentProps, 'actionData'>

function Product({ product, actionData, ...loaded }: Loaded & Sent) {
	const {
		sheet,
		fitting,
		related,
		relatedTitle,
		parts,
		advice,
		cost,
		listings,
		tax,
		delivery,
		coverage,
		perWatt,
		reviews,
	} = loaded
	const buying = useBuying(product)
	const { location } = useNavigation()
	const isLive = useShell()?.showsDisclaimer === false
	const compared = comparedAs(product)
	const includesGst = useIncludesGst()
	const isLeaving = location?.pathname.startsWith('/products/')
	return (
		<div aria-busy={isLeaving}>
			<Page>
				<ProductPath product={product} />
				<div className={classes.top}>
					<ProductPictures name={product.name} image={product.image} pictures={product.pictures} />
					<Stack gap={5} className={classes.text}>
						<h1>{product.name}</h1>
						<Facts product={product} />
						<Stock stock={product.stock} className={classes.stock} />
						<Text as={Row} size="small" color="muted" wrap align="baseline" gap={3}>
							<Price rupees={product.price} className={classes.price} />
							{(tax || includesGst) && <span>{tax ? taxInWords(tax) : 'GST included'}</span>}
							{perWatt && <span>{perWatt}</span>}
						</Text>
						{advice.map(({ sentence }) => (
							<Banner
								key={sentence}
								variant="notice"
								icon={<IconInfoCircle size={20} aria-hidden />}
								className={classes.reading}
							>
								{sentence}
							</Banner>
						))}
						<BuyForm buying={buying} />
						{product.stock <= 0 && (
							<ButtonLink as={Link} variant="line" to="alert">
								Tell me when it is back
							</ButtonLink>
						)}
						{compared && (
							<div>
								<CompareChoice product={product} kind={compared} />
								<CompareBar />
							</div>
						)}
						{delivery && (
							<DeliveryPlace delivery={delivery} problem={actionData?.problem ?? null} />
						)}
						{cost && <KitCost cost={cost} />}
						<Text written className={classes.reading}>
							{product.description}
						</Text>
						<Promises product={product} coverage={coverage} />
					</Stack>
				</div>
				{sheet && (
					<div className={classes.section}>
						<TechnicalSheet groups={sheet} parts={parts} />
						{isLive && (
							<p>
								<ButtonLink
									as="a"
									variant="line"
									href={apiPath('get', '/products/:id/data-sheet.pdf', {
										param: { id: product.id },
									})}
								>
									Data sheet (PDF)
								</ButtonLink>
							</p>
						)}
					</div>
				)}
				{hasCompliance(product) && (
					<div className={classes.section}>
						<Compliance product={product} listings={listings} />
					</div>
				)}
				{fitting.length > 0 && (
					<div className={classes.section}>
						<FitsWith fitting={fitting} />
					</div>
				)}
				<ReviewsSection
					path={`/products/${product.id}`}
					reviews={reviews}
					className={classes.section}
				/>
				{related.length > 0 && (
					<Stack as="section" gap={5} className={classes.section} aria-labelledby="related">
						<Heading level={2} size="title" id="related">
							{relatedTitle}
						</Heading>
						<ProductGrid products={related} />
					</Stack>
				)}
			</Page>
			<BuyBar buying={buying} />
		</div>
	)
}

export default function ProductDetail({ loaderData, actionData }: Route.ComponentProps) {
	return <Product key={loaderData.product.id} {...loaderData} actionData={actionData} />
}

/** Whyever the product is not shown, the way on is the list; a form that makes no sense is another matter. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	if (isRouteErrorResponse(error) && error.status === 400)
		return <Failure kind={failureKind(error)} />
	return <ProductMissing />
}
