import re,gzip,sys,os
def total(dist):
    h=open(dist+'/index.html').read()
    fs=sorted(set(re.findall(r'assets/[\w.-]+\.js',h)))
    return {f:len(gzip.compress(open(f'{dist}/{f}','rb').read(),9)) for f in fs}
for d in sys.argv[1:]:
    t=total(d); print(d,sum(t.values()),len(t)); print(t)
