// Imitates an audience script that does not wait for consent.
document.cookie = '_ga=GA1.1.1847392011.1763690000; max-age=63072000; path=/';
document.cookie = '_ga_X1Y2Z3=GS1.1.1763690000.1.0.1763690000.0.0.0; max-age=63072000; path=/';
