import { number } from '../../../format/english.ts'
import type { Message, Say } from '../../types.ts'

/** A time to wait as a person would say it. */
function waiting(seconds: number): string {
	if (seconds < 60) return seconds === 1 ? 'a second' : `${number(seconds)} seconds`
	const minutes = Math.ceil(seconds / 60)
	if (minutes < 60) return minutes === 1 ? 'a minute' : `${number(minutes)} minutes`
	const hours = Math.ceil(minutes / 60)
	return hours === 1 ? 'an hour' : `${number(hours)} hours`
}

/** Faults of any request. */
export const request = {
	'request.too_large': ({ maxMegabytes }: { maxMegabytes: number }) =>
		`The request is larger than ${number(maxMegabytes)} MB.`,
	'request.too_large_for_visitor': ({ maxKilobytes }: { maxKilobytes: number }) =>
		`The request is larger than ${number(maxKilobytes)} kB.`,
	'request.too_many_parts': ({ most }: { most: number }) =>
		`The form has more than ${number(most)} fields.`,
	'request.too_deep': ({ most }: { most: number }) =>
		`The request body is nested more than ${number(most)} levels deep.`,
	'request.busy_with_uploads':
		'The store is busy with other uploads. Please try again in a few seconds.',
	'request.incomplete': 'The rest of the request did not arrive.',
	'request.too_slow': 'The request arrives too slowly. Please try again on a better connection.',
	'request.too_many_connections': 'Your network has too many connections to the store open.',
	'request.other_site': 'This request came from another site and was not carried out.',
	'request.other_address': ({ origin, own }: { origin: string; own: string }) =>
		`This request came from ${origin}, but the store takes its address to be ${own}, so it was not carried out. Whoever runs the store sets PUBLIC_URL to ${origin}.`,
	'request.nothing_here': 'There is nothing at this address.',
	'request.no_such_call': 'There is no such call. See /api/docs.',
	'request.no_host': 'The request must name its host, and once: Host: shop.example.',
	'request.body_type': ({ types }: { types: readonly string[] }) =>
		`Send the body as ${types.join(' or ')}.`,
	'request.form_type': ({ types }: { types: readonly string[] }) =>
		`Send a form: ${types.join(' or ')}.`,
	'request.no_type': 'Say in Content-Type what the body is.',
	'request.bad_form': 'The form cannot be read.',
	'request.bad_json': 'The request body is not valid JSON.',
	'request.failed': 'Something went wrong on our side. Please try again.',
	'request.rate_limited': ({ why, seconds }: { why: Message; seconds: number }, say: Say) =>
		`${say(why)} Please wait ${waiting(seconds)} and try again.`,
	'request.too_many': 'Too many tries.',
	'request.starting':
		'The store is starting and waits for its database. Please try again in a few seconds.',

	'unavailable.down':
		'The store cannot reach its data at the moment. Please try again in a few seconds.',
	'unavailable.busy': 'The store is very busy at the moment. Please try again in a few seconds.',
	'unavailable.read-only':
		'The store cannot save anything at the moment. Please try again in a minute.',
	'unavailable.disk-full':
		'The store cannot save this: its disk is full. Nothing was changed. Please try again later.',
	'unavailable.disk-error':
		'The store cannot save this: its disk does not work. Please try again later.',
	'unavailable.damaged': 'The store cannot read its data. Please try again later.',
	'unavailable.files':
		'The store cannot reach its pictures and photos at the moment. Please try again in a few minutes.',
}
