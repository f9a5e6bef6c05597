/** The subject, its state, and unless that is good the remedy. */
export interface Finding {
	what: string
	state: 'ok' | 'warning' | 'fault'
	says: string
}

export const ok = (what: string, says: string): Finding => ({ what, state: 'ok', says })
export const warning = (what: string, says: string): Finding => ({ what, state: 'warning', says })
export const fault = (what: string, says: string): Finding => ({ what, state: 'fault', says })
