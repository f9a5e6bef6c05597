import { MAX_PREFIX_DIGITS, MIN_PREFIX_DIGITS, USUAL_JOBS_A_WEEK } from './limits.ts'
import type { InstallerProfile } from './schema.ts'

export const NO_PROFILE: InstallerProfile = {
	firm: '',
	licenceNumber: '',
	basePin: null,
	pinPrefixes: [],
	jobsAWeek: USUAL_JOBS_A_WEEK,
	contactNumber: null,
	whatsapp: null,
	languages: [],
	photoUrl: null,
}

/** Every prefix, of two to six digits, under which an area may hold this PIN code. */
export function prefixesOf(zip: string): string[] {
	const digits = zip.replace(/\s/g, '')
	const longest = Math.min(MAX_PREFIX_DIGITS, digits.length)
	return Array.from({ length: Math.max(0, longest - MIN_PREFIX_DIGITS + 1) }, (_, more) =>
		digits.slice(0, MIN_PREFIX_DIGITS + more),
	)
}
