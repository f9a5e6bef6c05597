import type { MetaDescriptor } from 'react-router'
import type { Product } from '../../domain/catalogue/schema'

const SUMMARY = 160

/** The first words of a text, whole ones, at most `most` characters. */
function summary(text: string, most = SUMMARY): string {
	if (text.length <= most) return text
	const cut = text.slice(0, most - 1)
	return `${cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : cut.length)}…`
}

const pageOf = ({ id }: Product) => `/products/${id}`

function offer(product: Product) {
	return {
		'@context': 'https://schema.org',
		'@type': 'Product',
		name: product.name,
		sku: product.id,
		description: product.description,
		image: product.image,
		category: product.category,
		brand: { '@type': 'Brand', name: product.brand },
		offers: {
			'@type': 'Offer',
			url: pageOf(product),
			priceCurrency: 'INR',
			price: product.price.toFixed(2),
			itemCondition: 'https://schema.org/NewCondition',
			availability: `https://schema.org/${product.stock > 0 ? 'InStock' : 'OutOfStock'}`,
		},
	}
}

function breadcrumbs(product: Product) {
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
			...step,
		})),
	}
}

/** The head of a product's page, for people and for programs; the framework escapes it. */
export function productMeta(product: Product, title: MetaDescriptor): MetaDescriptor[] {
	return [
		title,
		{ name: 'description', content: summary(product.description) },
		{ tagName: 'link', rel: 'canonical', href: pageOf(product) },
		{ property: 'og:type', content: 'product' },
		{ property: 'og:title', content: product.name },
		{ property: 'og:description', content: summary(product.description) },
		{ property: 'og:image', content: product.image },
		{ 'script:ld+json': offer(product) },
		{ 'script:ld+json': breadcrumbs(product) },
	]
}
