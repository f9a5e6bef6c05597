/** What was looked at, how it is, and for all but the good what to do. */
export interface Finding {
	what: string
	state: 'ok' | 'warning' | 'fault'
	says: string
}

export const ok = (what: string, says: string): Finding => ({ what, state: 'ok', says })
export const warning = (what: string, says: string): Finding => ({ what, state: 'warning', says })
export const fault = (what: string, says: string): Finding => ({ what, state: 'fault', says })
