import { number } from '../../../format/english.ts'

export const listViews = {
	'list_views.log_in': 'Log in to save views of lists and see them.',
	'list_views.not_found': 'There is no such view among yours.',
	'list_views.name_required': 'Give the view a name.',
	'list_views.full': ({ most }: { most: number }) =>
		`A list has room for ${number(most)} views. Remove one first.`,
}
