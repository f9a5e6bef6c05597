import { number } from '../../../format/english.ts'

export const addresses = {
	'addresses.log_in': 'Log in to save addresses and see them.',
	'addresses.not_found': 'There is no such address among yours.',
	'addresses.full': ({ most }: { most: number }) =>
		`An account has room for ${number(most)} addresses. Remove one first.`,
}
