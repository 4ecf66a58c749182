// Joint non-local means: two half renders estimate the noise, albedo/normal/depth keep the edges.
// in: A,B colour halves (3 planes), V variance (1 plane, of the mean), F features (nf planes, scaled so that 1 = an edge)
#include <math.h>
#include <stdlib.h>
#include <string.h>
static inline float fexp(float x){ if(x<-12.f) return 0.f; float y=1.f+x/64.f; y*=y;y*=y;y*=y;y*=y;y*=y;y*=y; return y; }
static void box(const float*in,float*out,float*tmp,int w,int h,int r){
  float inv=1.f/(2*r+1);
  for(int y=0;y<h;y++){ const float*p=in+(size_t)y*w; float*t=tmp+(size_t)y*w; float s=p[0]*(r+1);
    for(int i=1;i<=r;i++) s+=p[i<w?i:w-1];
    for(int x=0;x<w;x++){ t[x]=s*inv; int a=x+r+1<w?x+r+1:w-1,b=x-r>0?x-r:0; s+=p[a]-p[b]; } }
  float*s=malloc(sizeof(float)*w);
  for(int x=0;x<w;x++) s[x]=tmp[x]*(r+1);
  for(int i=1;i<=r;i++) for(int x=0;x<w;x++) s[x]+=tmp[(size_t)(i<h?i:h-1)*w+x];
  for(int y=0;y<h;y++){ float*o=out+(size_t)y*w; int a=y+r+1<h?y+r+1:h-1,b=y-r>0?y-r:0; const float*pa=tmp+(size_t)a*w,*pb=tmp+(size_t)b*w;
    for(int x=0;x<w;x++){ o[x]=s[x]*inv; s[x]+=pa[x]-pb[x]; } }
  free(s);
}
void nlm(const float*C,const float*V,const float*F,int nf,float*out,int w,int h,int R,int stride,int pr,float k){
  size_t n=(size_t)w*h; float*acc=calloc(n*3,4),*ws=calloc(n,4),*d=malloc(n*4),*t=malloc(n*4),*fd=malloc(n*4); float k2=k*k;
  for(size_t i=0;i<n;i++){ ws[i]=1e-3f; acc[i]=C[i]*1e-3f; acc[n+i]=C[n+i]*1e-3f; acc[2*n+i]=C[2*n+i]*1e-3f; }
  for(int dy=0;dy<=R;dy++) for(int dx=-R;dx<=R;dx++){
    if(dy==0&&dx<0) continue; if(dx*dx+dy*dy>R*R+1) continue;
    int ox=dx*stride, oy=dy*stride;
    if(!dx&&!dy){ for(size_t i=0;i<n;i++){ ws[i]+=.3f; acc[i]+=.3f*C[i]; acc[n+i]+=.3f*C[n+i]; acc[2*n+i]+=.3f*C[2*n+i]; } continue; }
    for(int y=0;y<h;y++){ int qy=y+oy; float*dr=d+(size_t)y*w,*fr=fd+(size_t)y*w;
      if(qy>=h){ for(int x=0;x<w;x++){dr[x]=9;fr[x]=99;} continue; }
      int x0=ox<0?-ox:0, x1=ox>0?w-ox:w;
      for(int x=0;x<x0&&x<w;x++){dr[x]=9;fr[x]=99;} for(int x=x1>0?x1:0;x<w;x++){dr[x]=9;fr[x]=99;}
      size_t p=(size_t)y*w, q=(size_t)qy*w+ox;
      for(int x=x0;x<x1;x++){ float vp=V[p+x],vq=V[q+x]; float vm=vq<vp?vq:vp; float s=0,vs=vp+vm;
        float a0=C[p+x]-C[q+x],a1=C[n+p+x]-C[n+q+x],a2=C[2*n+p+x]-C[2*n+q+x];
        s=(a0*a0+a1*a1+a2*a2)*(1.f/3)-vs; s/=1e-5f+k2*(vp+vq); dr[x]=s; }
      for(int x=x0;x<x1;x++){ float f=0; for(int c=0;c<nf;c++){ float e=F[c*n+p+x]-F[c*n+q+x]; f+=e*e; } fr[x]=f; } }
    box(d,d,t,w,h,pr);
    for(int y=0;y+oy<h;y++){ int x0=ox<0?-ox:0, x1=ox>0?w-ox:w; size_t p=(size_t)y*w,q=(size_t)(y+oy)*w+ox;
      for(int x=x0;x<x1;x++){ float e=d[p+x]; if(e<0)e=0; float g=e+fd[p+x]*4.f; float wt=fexp(-g);
        ws[p+x]+=wt; ws[q+x]+=wt;
        for(int c=0;c<3;c++){ acc[c*n+p+x]+=wt*C[c*n+q+x]; acc[c*n+q+x]+=wt*C[c*n+p+x]; } } }
  }
  for(size_t i=0;i<n;i++) for(int c=0;c<3;c++) out[c*n+i]=acc[c*n+i]/ws[i];
  free(acc);free(ws);free(d);free(t);free(fd);
}
