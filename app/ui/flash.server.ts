import { HOST_PREFIX } from '../../shared/requests/host-prefix'

const NAME = 'solbazaar.flash'
const MAX_AGE_SECONDS = 60

const isTls = (request: Request) => new URL(request.url).protocol === 'https:'

const nameFor = (request: Request) => (isTls(request) ? HOST_PREFIX + NAME : NAME)

const cookie = (request: Request, value: string, maxAgeSeconds: number) => ({
	'set-cookie': [
		`${nameFor(request)}=${value}`,
		'Path=/',
		`Max-Age=${maxAgeSeconds}`,
		'HttpOnly',
		'SameSite=Lax',
		...(isTls(request) ? ['Secure'] : []),
	].join('; '),
})

/** The headers of an answer that leave a word for the page it leads to. @param word of letters alone */
export const leaveFlash = (request: Request, word: string) => cookie(request, word, MAX_AGE_SECONDS)

/**
 * Whether that word was left for this page view, and the headers that take it away: it is there once, not
 * on reloading the page or coming back to it.
 */
export function takeFlash(request: Request, word: string) {
	const left = (request.headers.get('cookie') ?? '')
		.split(/;\s*/)
		.includes(`${nameFor(request)}=${word}`)
	return { left, headers: left ? cookie(request, '', 0) : undefined }
}
