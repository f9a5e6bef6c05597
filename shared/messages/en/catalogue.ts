import { dayInWords } from '../../format/dates.ts'
import { number } from '../../format/english.ts'
import { formatRupees } from '../../format/money.ts'
import { fewOf } from '../../format/stock.ts'
import { COMPLIANCE_NAMES } from '../../products/compliance-names.ts'

const NAMED = 3

/** The first few names, and how many there are beside them. */
function firstOf(names: readonly string[]): string {
	const more = names.length - NAMED
	if (more > 0) return `${names.slice(0, NAMED).join(', ')} and ${number(more)} more`
	return names.join(names.length === 2 ? ' and ' : ', ')
}

type BulkField = 'price' | 'category' | 'taxClass'
const FIELD_WORDS: Record<BulkField, string> = {
	price: 'price',
	category: 'category',
	taxClass: 'tax class',
}

export const catalogue = {
	'catalogue.not_found': 'There is no product with this id.',
	'catalogue.id_taken': 'Product ID already exists. Please use a unique ID.',
	'catalogue.id_of_deleted':
		'This ID belonged to a product that was deleted; orders and the stock ledger may still name it. Please use a unique ID.',
	'catalogue.parts_do_not_fit': 'The parts of this kit do not go together.',
	'catalogue.built_in': 'Built-in products cannot be deleted, only those added later.',
	'catalogue.stock_of_kit': 'The stock of a kit follows from its parts.',
	'catalogue.kit_in_itself': 'A kit cannot be a part of itself.',
	'catalogue.kit_in_kit': 'This is a kit, and a kit cannot be a part of another.',
	'catalogue.admins_only': 'Only an admin can manage products.',
	'catalogue.log_in_as_admin': 'Log in as an admin to manage products.',
	'catalogue.class_without_hsn':
		'Choose a tax class with an HSN, which invoices and the return need. That of its category has none; add one under Tariffs and prices where none fits.',
	'catalogue.category_required': 'Category is required',
	'catalogue.price_wrong': 'Price must be a positive number',
	'catalogue.stock_wrong': 'Stock must be a positive number',
	'catalogue.price_required': 'Price is required',
	'catalogue.price_decimals': 'Price must have at most two decimals',
	'catalogue.wattage_wrong': 'Wattage must be 0 or more',
	'catalogue.wattage_required': 'Wattage is required',
	'catalogue.wattage_decimals': 'Wattage must have at most three decimals',
	'catalogue.stock_required': 'Stock is required',
	'catalogue.stock_whole': 'Stock must be a whole number',
	'catalogue.image_required': 'Image is required',
	'catalogue.image_wrong': 'Image must be an address that starts with / or https://',
	'catalogue.pictures_wrong': 'Pictures must be a list of addresses',
	'catalogue.id_required': 'Id is required',
	'catalogue.id_wrong': 'Id may hold letters, digits, dots, dashes and underscores',
	'catalogue.id_reserved': 'This id is an address of the store. Please use another.',
	'catalogue.name_required': 'Name is required',
	'catalogue.brand_required': 'Brand is required',
	'catalogue.stock_negative': 'Stock must be 0 or more',
	'catalogue.archived_wrong': 'Archived must be true or false',
	'catalogue.choose_product': 'Choose at least one product.',
	'catalogue.pct_wrong': 'Type per cent from −99 to 1,000, with at most two decimals.',
	'catalogue.one_change': 'Choose one thing to change: price, category or tax class.',
	'catalogue.price_of_nothing': 'Its price would be less than one paisa.',
	'catalogue.field_of_products': ({ field, count }: { field: BulkField; count: number }) =>
		`the ${FIELD_WORDS[field]} of ${number(count)} products`,
	'catalogue.stays_as_it_is': 'It is so already.',
	'catalogue.archived_already': 'It is archived already.',
	'catalogue.for_sale_already': 'It is for sale already.',
	'catalogue.expected_stock_wrong': 'Expected stock must be a number',
	'catalogue.description_required': 'Description is required',
	'catalogue.origin_blank': 'Name the country, or leave it out',
	'catalogue.importer_blank': 'Name the importer, or leave it out',
	'catalogue.compliance_blank': 'Write something, or leave it out',
	'catalogue.compliance_backwards': 'The last day must not be before the first',
	'catalogue.cells_not_indian': ({ kind }: { kind: keyof typeof COMPLIANCE_NAMES }) =>
		`${COMPLIANCE_NAMES[kind]} is for cells made in India, and this panel is said to have others. Say that it is made in India (DCR), or take this listing out.`,
	'catalogue.indian_from_abroad':
		'A panel with cells and module made in India (DCR) comes from India. Change the country, or say that it is not made in India.',
	'catalogue.almm_not_indian': ({ name }: { name: string }) =>
		`${name} is said to have cells that are not made in India, so it cannot be on List-II. Say on its page that it is made in India (DCR), or take this row out.`,
	'catalogue.compliance_wrong': 'Compliance must be a list of records',
	'catalogue.too_many_records': ({ most }: { most: number }) =>
		`A product has at most ${number(most)} records`,
	'catalogue.almm_list_wrong': 'List is I or II',
	'catalogue.almm_day_wrong': 'Write the day as 2027-03-31 or 31-03-2027',
	'catalogue.almm_to_come': 'Choose the day of the list, today at the latest.',
	'catalogue.changed_since_preview':
		'Products were changed since the preview. Nothing was imported; see what would change now.',
	'catalogue.almm_no_panel': ({ id }: { id: string }) => `There is no panel with the id ${id}`,
	'catalogue.almm_listed': (p: {
		list: 'I' | 'II'
		asOf: string
		manufacturer: string
		model: string
	}) => `ALMM List-${p.list} of ${dayInWords(p.asOf)}: ${p.manufacturer}, ${p.model}`,
	'catalogue.almm_taken_off': ({ list, asOf }: { list: 'I' | 'II'; asOf: string }) =>
		`Not on ALMM List-${list} of ${dayInWords(asOf)}`,
	'catalogue.category_wrong': ({ options }: { options: readonly string[] }) =>
		`There is no such category. Choose one of ${options.join(', ')}`,
	'catalogue.price_at_most': ({ mostRupees }: { mostRupees: number }) =>
		`Price must be at most ${formatRupees(mostRupees)}`,
	'catalogue.wattage_at_most': ({ most }: { most: number }) =>
		`Wattage must be at most ${number(most)}`,
	'catalogue.stock_at_most': ({ most }: { most: number }) =>
		`Stock must be at most ${number(most)}`,
	'catalogue.too_many_pictures': ({ most }: { most: number }) =>
		`A product has at most ${number(most)} further pictures`,
	'catalogue.search_too_long': ({ max }: { max: number }) =>
		`Search for at most ${number(max)} characters.`,
	'catalogue.source_wrong': 'built-in or dynamic',
	'catalogue.archived_choice_wrong': 'true, false or all',
	'catalogue.is_part_of': ({ kit }: { kit: string }) =>
		`${kit} has this product as a part, and a kit cannot be a part of another.`,
	'catalogue.stock_change_wrong': 'The change must be a whole number of pieces.',
	'catalogue.stock_twice': 'Give the stock or the change of it, not both.',
	'catalogue.stock_below': ({ stock }: { stock: number }) =>
		`There are ${stock} now. Fewer than none cannot be.`,
	'catalogue.stock_above': ({ most }: { most: number }) => `A stock can be ${most} at most.`,
	'catalogue.stock_changed': ({ stock }: { stock: number }) =>
		`The stock has changed: it is ${stock} now.`,
	'catalogue.changed_meanwhile': ({ fields }: { fields: readonly string[] }) =>
		`This product was changed meanwhile: ${fields.join(', ')}. Nothing was saved.`,
	'catalogue.out_of_stock': ({ name }: { name: string }) => `${name} is out of stock.`,
	'catalogue.too_few': ({ name, available }: { name: string; available: number }) =>
		`${fewOf(name, available)} left in stock.`,
	'catalogue.no_longer_sold': ({ name }: { name: string }) => `${name} is no longer sold.`,
	'catalogue.low_in_stock': ({ name, stock }: { name: string; stock: number }) =>
		`${name} is low in stock (${stock} left)`,
	'catalogue.kits_without_part': ({
		name,
		what,
		kits,
	}: {
		name: string
		what: 'archived' | 'deleted'
		kits: readonly string[]
	}) => `Out of stock, as ${name} was ${what}: ${firstOf(kits)}`,
}
