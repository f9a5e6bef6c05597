import type { InstallerProfile } from './schema.ts'

/** Jobs a week that an installer takes until they say otherwise. */
export const USUAL_JOBS_A_WEEK = 5

export const NO_PROFILE: InstallerProfile = {
	firm: '',
	licenceNumber: '',
	basePin: null,
	pinPrefixes: [],
	jobsAWeek: USUAL_JOBS_A_WEEK,
	...{ contactNumber: null, whatsapp: null, languages: [], photoUrl: null },
}

const MIN_DIGITS = 2
const MAX_DIGITS = 6

/** Every prefix, of two to six digits, under which an area may hold this PIN code. */
export function prefixesOf(zip: string): string[] {
	const digits = zip.replace(/\s/g, '')
	const longest = Math.min(MAX_DIGITS, digits.length)
	return Array.from({ length: Math.max(0, longest - MIN_DIGITS + 1) }, (_, more) =>
		digits.slice(0, MIN_DIGITS + more),
	)
}
