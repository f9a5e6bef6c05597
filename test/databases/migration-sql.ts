/** SQL of an early migration, with the names that its tables and columns have now. */
export const asNamedNow = (sql: string) =>
	sql.replace(/\b(order|enquiry)_words\b/g, '$1_search_terms').replace(/\bword\b/g, 'term')
