import type { Category, NewProduct, Product } from '../../../../domain/catalogue/schema'

/** A product as it stands in the form: all of it text, the sheet as JSON, pictures between spaces. */
export type TypedProduct = Record<
	| 'id'
	| 'name'
	| 'brand'
	| 'category'
	| 'wattage'
	| 'price'
	| 'stock'
	| 'description'
	| 'image'
	| 'pictures'
	| 'sheet',
	string
>

export const CATEGORY_CHOICES: Category[] = [
	'Panels',
	'Kits',
	'Batteries',
	'Inverters',
	'Accessories',
	'Generators',
]

export const BLANK: TypedProduct = {
	id: '',
	name: '',
	brand: 'Solbazaar',
	category: '',
	wattage: '0',
	price: '',
	stock: '',
	description: '',
	image: '',
	pictures: '',
	sheet: '',
}

export const typedOf = (product: Product): TypedProduct => ({
	id: product.id,
	name: product.name,
	brand: product.brand,
	category: product.category,
	wattage: String(product.wattage),
	price: String(product.price),
	stock: String(product.stock),
	description: product.description,
	image: product.image,
	pictures: product.pictures.join(' '),
	sheet: product.sheet ? JSON.stringify(product.sheet) : '',
})

/** Whether this is the sheet of a kit, which has no stock of its own. */
export const isKitSheet = (json: string): boolean => json !== '' && JSON.parse(json)?.kind === 'kit'

const isJson = (text: string) => {
	try {
		JSON.parse(text)
		return true
	} catch {
		return false
	}
}

/** What was typed, field by field; the picture only where it is an address already. */
export function typedIn(form: FormData): TypedProduct {
	const typed = { ...BLANK }
	for (const name of Object.keys(typed) as (keyof TypedProduct)[])
		typed[name] =
			form
				.getAll(name)
				.filter((value) => typeof value === 'string')
				.at(-1) ?? ''
	return { ...typed, sheet: isJson(typed.sheet) ? typed.sheet : '' }
}

/** A number where one was typed; anything else goes as it is, for the API to say what is wrong with it. */
const numeric = (text: string) => {
	const trimmed = text.trim()
	return (trimmed !== '' && Number.isFinite(Number(trimmed)) ? Number(trimmed) : trimmed) as number
}

/** What was typed as the API wants it; of a kit without a stock. */
export const asProduct = ({ stock, ...typed }: TypedProduct): NewProduct => ({
	...typed,
	...(!isKitSheet(typed.sheet) && { stock: numeric(stock) }),
	category: typed.category as Category,
	wattage: numeric(typed.wattage),
	price: numeric(typed.price),
	pictures: typed.pictures.split(' ').filter(Boolean),
	sheet: typed.sheet ? JSON.parse(typed.sheet) : null,
})
