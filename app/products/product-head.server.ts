import type { MetaDescriptor } from 'react-router'
import type { Product } from '../../domain/catalogue/schema'
import { api, type Context, read } from '../api.server'

const SUMMARY = 160

/** The first words of a text, whole ones, at most `most` characters. */
function summary(text: string, most = SUMMARY): string {
	if (text.length <= most) return text
	const cut = text.slice(0, most - 1)
	return `${cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : cut.length)}…`
}

/** Writes the whole address of a path, where the store knows its own. */
type Absolute = (path: string) => string

const pageOf = ({ id }: Product) => `/products/${id}`

function offer(product: Product, absolute: Absolute) {
	return {
		'@context': 'https://schema.org',
		'@type': 'Product',
		name: product.name,
		sku: product.id,
		description: product.description,
		image: absolute(product.image),
		category: product.category,
		brand: { '@type': 'Brand', name: product.brand },
		...(product.rating && {
			aggregateRating: {
				'@type': 'AggregateRating',
				ratingValue: product.rating.stars,
				reviewCount: product.rating.count,
			},
		}),
		offers: {
			'@type': 'Offer',
			url: absolute(pageOf(product)),
			priceCurrency: 'INR',
			price: product.price.toFixed(2),
			itemCondition: 'https://schema.org/NewCondition',
			availability: `https://schema.org/${product.stock > 0 ? 'InStock' : 'OutOfStock'}`,
		},
	}
}

function breadcrumbs(product: Product, absolute: Absolute) {
	const steps = [
		{ name: 'Home', item: '/' },
		{ name: 'Products', item: '/products' },
		{ name: product.category, item: `/products?category=${product.category}` },
		{ name: product.name, item: pageOf(product) },
	]
	return {
		'@context': 'https://schema.org',
		'@type': 'BreadcrumbList',
		itemListElement: steps.map((step, index) => ({
			'@type': 'ListItem',
			position: index + 1,
			name: step.name,
			item: absolute(step.item),
		})),
	}
}

/**
 * The head of a product's page beside its title, for people and for programs; the framework escapes it. The browser's
 * code has none of this: it comes with the page's data.
 */
export async function headOf(product: Product, context: Context): Promise<MetaDescriptor[]> {
	const { publicUrl } = await read(api(context).store.$get())
	const absolute = (path: string) => (publicUrl ?? '') + path
	return [
		{ name: 'description', content: summary(product.description) },
		...(publicUrl
			? [{ tagName: 'link', rel: 'canonical', href: absolute(pageOf(product)) } as const]
			: []),
		{ property: 'og:type', content: 'product' },
		{ property: 'og:title', content: product.name },
		{ property: 'og:description', content: summary(product.description) },
		{ property: 'og:image', content: absolute(product.image) },
		{ 'script:ld+json': offer(product, absolute) },
		{ 'script:ld+json': breadcrumbs(product, absolute) },
	]
}
