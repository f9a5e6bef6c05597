/** The messages for faults that are not the person's. */
export const LOGIN_FAILED = 'An error occurred during login.'
export const SIGNUP_FAILED = 'An error occurred during signup. Please try again.'
